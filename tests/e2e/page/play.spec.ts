/** A game played in the page by hands: the referee offers, dice are typed in, undone, handed to a machine, and kept in a file (PLY-1 to PLY-4). */
import { openGame } from '#shared/game/file/replay'
import { readGame } from '#shared/game/file/readGame'
import { writeGame } from '#shared/game/file/writeGame'
import { expect, test } from '../support/test'
import { Hand } from '../support/hand'
import { dropOn } from '../support/pictures'
import { createWorkshop, openSortie, savedScenario } from '../support/workshop'

test('a phase of fire with dice of the table, a move by keys, undo, a machine, and the file of the game', async ({
  page,
  disk,
  menu,
  shot,
}) => {
  test.slow()
  await openSortie(page)
  const scenario = await savedScenario(page, disk)
  await menu.choose('Fichier', 'Jouer la partie…')
  await page.getByRole('radio', { name: 'Les joueurs' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  const table = page.locator('.play')
  const decision = table.locator('.play-decision')
  const choose = (name: string) => decision.getByRole('button', { name, exact: true }).click()
  await choose('Mise en place terminée')
  await choose('Mise en place terminée')
  await expect(decision).toContainText('Tir offensif')

  // Before the die its chances, exactly.
  await choose('Thibaud')
  const shotAtYorgos = decision.locator('li', { hasText: 'tir sur Yorgos' })
  await expect(shotAtYorgos).toContainText('5/10')
  await shotAtYorgos.getByRole('button').click()
  await expect(decision).toContainText('Jet de tir (1D10)')
  await page.keyboard.press('9')
  const report = table.getByRole('list', { name: 'Récit' })
  await expect(report).toContainText('jet de tir (Thibaud) 1D10 9')
  // Read aloud as well.
  await expect(table.locator('.play-log').getByRole('status')).toContainText('jet de tir (Thibaud) 1D10 9')
  await expect(report.getByRole('button', { name: 'MC-FIR-1' }).first()).toBeVisible()

  // Taken back: he may fire again.
  await table.getByRole('button', { name: 'Annuler' }).click()
  await expect(decision.getByRole('button', { name: 'Thibaud' })).toBeVisible()
  await table.getByRole('button', { name: 'Rejouer' }).click()
  await expect(decision.getByRole('button', { name: 'Thibaud' })).toHaveCount(0)

  await choose('Terminer la phase')
  await expect(decision).toContainText('Mouvement')
  await choose('Gontran')
  // The focus goes to the map, where he alone can be given his hex, and the cursor sets out from him.
  await expect(table.getByRole('application')).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await page.keyboard.press(' ')
  // Those who see him come may fire first.
  await expect(decision).toContainText('Tir défensif')
  await expect(report.locator('[aria-current="true"]')).toContainText('Gontran, mouvement annoncé vers Q11')
  await choose('Ne pas tirer')
  await expect(report.locator('[aria-current="true"]')).toContainText('le mouvement mène en Q11')
  await shot('play')

  // The machine plays on at once, and says why: nothing has been taken back since the last decision of a person.
  const [side = ''] = Object.keys(scenario.sides)
  const name = scenario.sides[side as keyof typeof scenario.sides]?.name ?? ''
  const players = page.getByRole('dialog', { name: 'Joueurs' })
  const sits = async (player: string | { label: string }): Promise<void> => {
    await table.getByRole('button', { name: 'Joueurs' }).click()
    await players.getByLabel(name).selectOption(player)
    await page.keyboard.press('Escape')
    await expect(players).toHaveCount(0)
    await expect(table).toHaveCount(1)
  }
  const before = await report.locator('li').count()
  await sits('greedy')
  await expect.poll(() => report.locator('details').count()).toBeGreaterThan(0)
  expect(await report.locator('li').count()).toBeGreaterThan(before)

  const { name: file, bytes } = await disk.exported(async () => {
    await table.getByRole('button', { name: 'Enregistrer' }).click()
  })
  expect(file).toMatch(/\.castellan-game$/)
  const text = new TextDecoder().decode(bytes)
  const read = readGame(text, file)
  const opened = read.ok && openGame(read.value, scenario, file)
  expect(opened && opened.ok && opened.value.kind).toBe('playable')
  expect(read.ok && writeGame(read.value)).toBe(text)

  // A person goes on: the machine adds no line while they are read.
  await sits({ label: 'Une personne' })
  // It waits while other views are shown, which lead back to it; the scenario is untouched.
  const view = page.getByRole('radiogroup', { name: 'Vue' })
  await view.getByRole('radio', { name: 'Scénario' }).click()
  await expect(table).toHaveCount(0)
  await view.getByRole('radio', { name: 'Partie' }).click()
  await expect(report).toContainText('Gontran')
  // Its keys lead on: the decision has the focus.
  await expect(decision.getByRole('button').first()).toBeFocused()
  const line = report.locator('[aria-current="true"]')
  const last = await line.textContent()
  await page.keyboard.press('Control+z')
  await expect(line).not.toHaveText(last ?? '')
  await page.keyboard.press('Control+y')
  await expect(line).toHaveText(last ?? '')
  await table.getByRole('button', { name: 'Retour à la carte' }).click()
  await expect(table).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeDisabled()
  await menu.choose('Fichier', 'Partie en cours')
  await expect(report).toContainText('Gontran')
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)

  // It outlives the window.
  await page.reload()
  await openSortie(page)
  await menu.choose('Fichier', 'Jouer la partie…')
  await page.getByRole('button', { name: 'Reprendre la dernière partie' }).click()
  await expect(report).toContainText('Gontran')
})

test('a way is seen with its attacks before it is gone, and drawn by hand; what may not be is refused with its rule', async ({
  page,
  disk,
  menu,
  shot,
}) => {
  await openSortie(page)
  const scenario = await savedScenario(page, disk)
  await menu.choose('Fichier', 'Jouer la partie…')
  await page.getByRole('radio', { name: 'Les joueurs' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  const table = page.locator('.play')
  const decision = table.locator('.play-decision')
  const done = decision.getByRole('button', { name: 'Mise en place terminée' })
  const map = createWorkshop(page, scenario)
  await done.click()
  await done.click()
  // What was pointed at waits in the panel, though the keys leave the map for it.
  await map.click(await map.hex('R7'))
  await expect(decision).toContainText('Milon')
  await map.click(await map.hex('L3'))
  const endPhase = decision.getByRole('button', { name: 'Terminer la phase' })
  await expect(endPhase).toHaveCount(0)
  await decision.getByRole('button', { name: /tir sur Yorgos/ }).focus()
  await expect(endPhase).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(decision).toContainText('Jet de tir (1D10)')
  await page.keyboard.press('9')
  await expect(table.getByRole('list', { name: 'Récit' })).toContainText('tir sur Yorgos')
  await decision.getByRole('button', { name: 'Terminer la phase' }).click()
  await expect(decision).toContainText('Mouvement')
  const over = async (name: string): Promise<void> => {
    const { x, y } = await map.hex(name)
    await page.mouse.move(x, y)
  }
  const hand = new Hand(page)
  await hand.click(await map.hex('O7'))
  await expect(decision).toContainText('Sire Guy')
  // Across the besiegers' front: what it costs, who may strike, what is left of him.
  await over('K5')
  await expect(decision).toContainText(
    /points sur 14, [2-9]\sattaques possibles, \d+(,\d)?\s% d’arriver indemne/,
  )
  await shot('play-way')

  // Drawn through a hex that an enemy holds: refused, and nothing is played.
  const report = table.getByRole('list', { name: 'Récit' })
  const lines = await report.locator('li').count()
  await hand.drag(await map.hex('O7'), await map.hex('N7'), await map.hex('M7'))
  await expect(decision.getByRole('alert').getByRole('button', { name: 'HS-MOV-3' })).toHaveCount(1)
  expect(await report.locator('li').count()).toBe(lines)

  // Given up with Escape while the button is down: he stays in the hand.
  const [from, to] = [await map.hex('O7'), await map.hex('N7')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.keyboard.press('Escape')
  await expect(decision.getByRole('status')).toHaveCount(0)
  await page.mouse.up()
  await expect(decision.getByRole('button', { name: 'Un autre pion' })).toHaveCount(1)
  expect(await report.locator('li').count()).toBe(lines)

  // Drawn where it may go, by the hexes that the hand chose.
  await hand.drag(await map.hex('O7'), await map.hex('N7'), await map.hex('N8'))
  await expect(decision).toContainText('Tir défensif')
  await expect(report.locator('[aria-current="true"]')).toContainText('Sire Guy, mouvement annoncé vers N8')
})

test('from the gallery to the table at once, with the set-up of the map; its file leads back to the table from another scenario', async ({
  page,
  disk,
  menu,
  shot,
}) => {
  const card = page.getByRole('listitem').filter({ hasText: 'La sortie' })
  await card.getByRole('button', { name: 'Jouer', exact: true }).click()
  await page.getByRole('radio', { name: 'Comme sur la carte' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  const table = page.locator('.play')
  const decision = table.locator('.play-decision')
  await expect(decision).toContainText('Tir offensif')
  await decision.getByRole('button', { name: 'Thibaud' }).click()
  await decision.getByRole('button', { name: /tir sur Yorgos/ }).click()
  const report = table.getByRole('list', { name: 'Récit' })
  await expect(report).toContainText('tir sur Yorgos')
  const { name, bytes } = await disk.exported(async () => {
    await table.getByRole('button', { name: 'Enregistrer' }).click()
  })

  // A past moment, by keys; its picture; on from there, and back again to what was played.
  await table.getByRole('slider', { name: 'Moment montré' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(decision).toContainText('Un moment passé')
  // Nothing flickers for those who asked for less motion.
  const speeds = table.getByLabel(/^Vitesse/).locator('option')
  await expect(speeds.filter({ hasText: '4/s' })).toHaveCount(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('ArrowLeft')
  await expect(speeds.last()).toHaveText('2/s')
  await page.emulateMedia({ reducedMotion: null })
  await page.keyboard.press('ArrowRight')
  await expect(decision.getByRole('button', { name: 'Thibaud' })).toHaveCount(0)
  const picture = await disk.exported(async () => {
    await table.getByRole('button', { name: 'Exporter' }).click()
    await page.getByRole('menuitem', { name: /^Image de la carte/ }).click()
  })
  expect(picture.name).toBe('La sortie – ligne 1.png')
  await page.keyboard.press('End')
  // The die of the shot was thrown: whether Yorgos retreats is not known here.
  await expect(decision).not.toContainText('Un moment passé')

  // A picture over the table is no background of the map below.
  await dropOn(table, 'fond.png', Buffer.from(picture.bytes))
  await expect(page.getByText('Une partie ne prend pas d’image')).toBeVisible()
  await table.getByRole('button', { name: 'Retour à la carte' }).click()
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeDisabled()

  await menu.choose('Fichier', 'Galerie…')
  await page.getByRole('button', { name: /La nuit des tertres/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await dropOn(page.locator('body'), name, bytes)
  await expect(report).toContainText('tir sur Yorgos')
  await expect(page.locator('.document-title h1')).toHaveText('La sortie')
  await shot('play-file')

  // Neither the open scenario nor a ready one: it says which is to be opened.
  await table.getByRole('button', { name: 'Retour à la carte' }).click()
  const text = new TextDecoder().decode(bytes)
  const foreign = text
    .replace('La sortie.castellan', 'le-pont.castellan')
    .replace(/"sha256":"./, '"sha256":"x')
  await dropOn(page.locator('body'), 'ailleurs.castellan-game', Buffer.from(foreign))
  await expect(page.getByRole('alert')).toContainText(
    'une partie de «\u202fLa sortie\u202f» (le-pont.castellan)',
  )
})

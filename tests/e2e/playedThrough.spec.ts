/** A whole game of two persons at the table of the page, by mouse or by keys alone, to its verdict: its file has the bytes of the command line (PLY-1, PLY-2). */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGame } from '#shared/game/file/readGame'
import { verdictInWords } from '#shared/game/report/gameReport'
import { galleryScenario } from '../support/scenarioFiles'
import { keyHand, mouseHand } from './support/tableHands'
import { notedActs, playNoted } from './support/tablePlayer'
import { expect, test } from './support/test'

const GAMES = [
  { file: 'the-sortie', title: 'La sortie', holds: ['fire', 'move', 'fight', 'retreat'] },
  // No source gives its dice: results are entered by hand. Something is hidden: one person sits down after the other.
  { file: 'under-the-hill', title: 'Sous la colline', holds: ['go', 'command', 'attack', 'by-hand'] },
]

for (const { file, title, holds } of GAMES)
  test(`${title}: two persons play to the verdict, dice typed in, and the command line writes the same bytes`, async ({
    page,
    disk,
    host,
    shot,
  }) => {
    // One of them without a mouse, where there is a browser's own focus to follow.
    const isByKeys = file === 'under-the-hill' && host === 'browser'
    const scenario = galleryScenario(file)
    const notes = `tests/e2e/games/${file}.txt`
    const acts = notedActs(notes)
    expect(acts.map(({ act }) => act.kind)).toEqual(expect.arrayContaining(holds))
    const hand = (isByKeys ? keyHand : mouseHand)(page, scenario)
    const card = page.getByRole('listitem').filter({ hasText: title })
    await hand.press(card.getByRole('button', { name: 'Jouer', exact: true }))
    await hand.tick(page.getByRole('radio', { name: 'Les joueurs' }))
    await hand.press(page.getByRole('button', { name: 'Commencer' }))
    const verdict = await playNoted({ page, hand }, scenario, acts)
    const result = page.locator('.play-decision.is-over')
    for (const { fr } of verdictInWords(scenario, verdict)) await expect(result).toContainText(fr)
    expect(verdict.winner).toBeDefined()
    await shot(`played-${file}`)
    const { bytes } = await disk.exported(() => page.keyboard.press('Control+S'))

    const read = readGame(bytes.toString(), file)
    if (!read.ok) throw new Error(read.error.message?.en)
    const { seed, scenario: played } = read.value.header
    const folder = mkdtempSync(join(tmpdir(), 'castellan-played-'))
    const [copy, out] = [join(folder, played.file), join(folder, 'out.castellan-game')]
    writeFileSync(copy, readFileSync(`assets/gallery/${file}.castellan`))
    const call = ['main/cli/bin.cjs', 'play', copy, '--acts', notes, '--seed', String(seed), '--out', out]
    execFileSync(process.execPath, call)
    expect(readFileSync(out, 'utf8')).toBe(bytes.toString())
    rmSync(folder, { recursive: true })
  })

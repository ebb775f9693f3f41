import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function ambush(): string {
  const counters = {
    axes: { at: 'C5', facing: 's0' },
    orcs: { at: 'C4', side: 'blue', facing: 's0' },
  }
  writeFileSync(path('contacts.castellan'), writeScenario(fantasyBoard({ columns: 12, rows: 10, counters })))
  return path('contacts.castellan')
}

it('contacts: of one counter of the common mechanics', async () => {
  const answer = await json(['contacts', ambush(), '--counter', 'axes'])
  expect(answer).toMatchObject({
    answer: 'engages 1 unit, engaged by nobody',
    engages: [
      {
        counter: 'orcs',
        hexes: ['C4'],
        value: 'in the rear',
        rules: ['CM-ENG-1', 'CM-ADJ-1', 'CM-TER-1', 'CM-SID-3'],
      },
    ],
    links: [{ kind: 'fight', from: 'C5', to: 'C4' }],
  })
  const { hexes } = answer as { hexes: { hex: string; shade: string }[] }
  expect(hexes.filter(({ shade }) => shade === 'front').map(({ hex }) => hex)).toEqual(['C4', 'D5', 'B5'])
})

it('contacts: of the whole map, in French', async () => {
  const { stdout } = await castellan(['contacts', ambush(), '--lang', 'fr'])
  expect(stdout).toContain(
    'Contacts\u202f: 1 engagement\nEngage\u202f:\n  axes → orcs\u202f: de dos (CM-ENG-1',
  )
})

it('contacts: refuses who is not on the map', async () => {
  expect(await refusal(['contacts', ambush(), '--counter', 'nobody'])).toBe(
    '--counter: there is no counter "nobody", expected axes, orcs',
  )
})

it('retreats: of a unit of the common mechanics, by the manner', async () => {
  const retreats = ['retreats', ambush(), '--counter', 'axes']
  expect(await json(retreats)).toMatchObject({
    answer: 'may fall back to 3 hexes',
    retreats: [
      { name: 'D6', value: 'out of contact', stands: [{ counter: 'axes', hex: 'D6', facing: 's0' }] },
      { name: 'C6' },
      { name: 'B6' },
    ],
  })
  expect(await json([...retreats, '--how', 'flee'])).toMatchObject({ answer: 'may flee to 2 hexes' })
  expect(await refusal([...retreats, '--how', 'run'])).toBe(
    '--how: "run" is unknown, expected fall-back, flee',
  )
})

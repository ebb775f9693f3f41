/** SCN-6: a cover picture and a logo, embedded once and dropped when nothing shows them any more. */
import { expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { removeBackground } from '#shared/commands/removeBackground'
import { setInfoPicture } from '#shared/commands/setInfoPicture'
import { imageHash } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { findingsOf } from '../checks/support'
import { HASH, richScenario } from '../format/richScenario'
import { PNG } from '../images/pictures'
import { after, openMap } from './maps'

const image = { type: 'image/png', base64: Buffer.from(PNG).toString('base64') } as const
const open = openMap({ orientation: 'flat', stagger: 'odd', columns: 4, rows: 4 })

test('a cover is embedded under its hash, written, read, and gone with its removal', () => {
  const covered = after(open, setInfoPicture, { of: 'cover', picture: { hash: HASH, image } })
  expect([covered.info.cover, Object.keys(covered.images)]).toEqual([HASH, [HASH]])
  const written = writeScenario(covered)
  const read = readScenario(written, 'covered')
  expect(read.ok && [read.value.info.cover, writeScenario(read.value)]).toEqual([HASH, written])
  expect(writeScenario(after(covered, setInfoPicture, { of: 'cover' }))).toBe(writeScenario(open))
})

test('one picture for cover and logo stays while one of them shows it', () => {
  const both = (['cover', 'logo'] as const).reduce<Scenario>(
    (scenario, of) => after(scenario, setInfoPicture, { of, picture: { hash: HASH, image } }),
    open,
  )
  const logo = after(both, setInfoPicture, { of: 'cover' })
  expect([logo.info, Object.keys(logo.images)]).toEqual([{ ...open.info, logo: HASH }, [HASH]])
  expect(after(logo, setInfoPicture, { of: 'logo' }).images).toEqual({})
})

test('a picture that only the logo shows besides stays when the background goes; undo gives it all back', () => {
  const rich = richScenario()
  const plain = { ...rich, counterTypes: {}, counters: {} }
  const history = createHistory(plain)
  history.apply(removeBackground, {})
  expect(Object.keys(history.document.images)).toEqual([HASH])
  history.apply(setInfoPicture, { of: 'logo' })
  expect(history.document.images).toEqual({})
  expect(history.undoName?.en).toBe('Remove the logo')
  history.undo()
  history.undo()
  expect(history.document).toEqual(plain)
})

test('a cover that the file does not hold is a finding', () => {
  const lost = { ...open, info: { ...open.info, cover: imageHash('0'.repeat(64)) } }
  expect(findingsOf(lost, 'CHK1-unknown-image').map(({ message }) => message)).toEqual([
    {
      fr: 'La couverture montre une image que le scénario ne contient pas (CHK-1).',
      en: 'The cover shows a picture that the scenario does not hold (CHK-1).',
    },
  ])
})

import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { setElevation } from '#shared/commands/setElevation'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { parseHexName, parseHexsideName } from '#shared/hex/numbering'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { placeWords } from '../../renderer/app/StatusLine'
import { FIRST_FORM, scenarioOfForm } from '../../renderer/dialogs/newScenarioForm'

const plain = scenarioOfForm(FIRST_FORM, 'fr')
const { numbering, grid } = plain.map

function hex(name: string) {
  const found = parseHexName(name, numbering, grid)
  if (!found) throw new Error(`no hex ${name}`)
  return hexKey(found)
}

function hexside(name: string) {
  const found = parseHexsideName(name, numbering, grid)
  if (!found) throw new Error(`no hexside ${name}`)
  return hexsideKey(found)
}

describe('UX-3: the status line names what is under the pointer', () => {
  test('nothing off the map', () => {
    expect(placeWords({ hex: undefined, hexside: undefined }, plain, magnaCarta, 'fr')).toEqual({
      name: '',
      details: [],
    })
  })

  test('open ground: hex and terrain; the level only when there is one', () => {
    const over = { hex: hex('F7'), hexside: hexside('F7/F8') }
    expect(placeWords(over, plain, magnaCarta, 'fr')).toEqual({ name: 'F7', details: ['Terrain dégagé'] })
    const history = createHistory(plain)
    history.begin()
    history.apply(setElevation, { hexes: [over.hex], mode: 'set', value: -2 })
    history.apply(setHexsideFeature, {
      sides: [over.hexside],
      slot: 'opening',
      value: { feature: 'arrow-slit', inside: 'owner' },
      wall: 'wall',
    })
    history.commit()
    expect(placeWords(over, history.document, magnaCarta, 'en')).toEqual({
      name: 'F7',
      details: ['Clear', 'level −2', 'F7/F8 · wall, arrow slit'],
    })
  })
})

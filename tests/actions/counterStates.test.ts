/** The states of counters as menus and palette offer them, and what several counters share and do not. */
import { describe, expect, test } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { stateActions } from '../../renderer/actions/counterStates'
import { editCounters, setStatus } from '../../renderer/actions/editCounters'
import { changeFaces } from '../../renderer/actions/changeFace'
import { counterId, sideId } from '../../shared/document/ids'
import { type Pieces, testBoard, withPieces } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const select = (test: TestEditor, ...ids: string[]): readonly CounterId[] => {
  const counters = ids.map(counterId)
  test.editor.session.select({ kind: 'counters', counters })
  return counters
}

function choose({ editor }: TestEditor, id: string): void {
  const action = stateActions(editor).find((one) => one.id === `state:${id}`)
  if (!action?.isEnabled(editor)) throw new Error(`${id} is not offered`)
  void action.run(editor, undefined as never)
}

const offered = ({ editor }: TestEditor): readonly (readonly [string, boolean?])[] =>
  stateActions(editor)
    .filter((action) => action.isEnabled(editor))
    .map(({ name, isChecked }) => {
      const state = editor.store.getState()
      return isChecked ? [name(state).fr, isChecked(state)] : [name(state).fr]
    })

const faces = ({ scenario }: TestEditor): Record<string, string> =>
  Object.fromEntries(Object.entries(scenario.counters).map(([id, { face }]) => [id, face]))

const notice = ({ editor }: TestEditor) => editor.store.getState().session.notice?.text

const MIXED: Pieces['counters'] = {
  rider: { at: 'C3', kind: 'mounted', facing: 's1' },
  sergeant: { at: 'F3', kind: 'mounted', facing: 's4', face: 'mounted-wounded' },
  soldier: { at: 'C7', type: 'crusaders-soldier' },
}

describe.each(['magna-carta', 'savoy'])('%s', (ruleset) => {
  const board = () => new TestEditor(withPieces(testBoard({ ruleset }), { counters: MIXED }))

  test('riders and men on foot are wounded together, each by its own face, and healed', () => {
    const test = board()
    select(test, 'rider', 'sergeant', 'soldier')
    expect(offered(test)).toEqual([
      ['Blessé', false],
      ['À pied', false],
      ['Assommé', false],
      ['Mort', false],
    ])
    choose(test, 'wounded')
    const wounded = { rider: 'mounted-wounded', sergeant: 'mounted-wounded', soldier: 'wounded' }
    expect(faces(test)).toEqual(wounded)
    expect(notice(test)).toBeUndefined()
    expect(offered(test)[0]).toEqual(['Blessé', true])
    choose(test, 'wounded')
    expect(faces(test)).toEqual({ rider: 'mounted-healthy', sergeant: 'mounted-healthy', soldier: 'healthy' })
    test.undo()
    expect(faces(test)).toEqual(wounded)
    test.undo()
    expect(test.scenario).toEqual(board().scenario)
  })

  test('MC-GEO-1: riders dismount, and are turned to a facing that they may have; told with their number', () => {
    const test = board()
    select(test, 'rider', 'sergeant', 'soldier')
    choose(test, 'on-foot')
    expect(faces(test)).toEqual({ rider: 'healthy', sergeant: 'wounded', soldier: 'healthy' })
    const { rider, sergeant } = test.scenario.counters as Record<string, { facing: unknown }>
    expect([rider?.facing, sergeant?.facing]).toEqual([
      { kind: 'vertex', index: 1 },
      { kind: 'vertex', index: 4 },
    ])
    expect(notice(test)?.fr).toBe('2\u00a0pions tournés vers un sommet.')
    test.undo()
    expect(test.scenario).toEqual(board().scenario)
  })

  test('who has no such face is left alone, told with the reason', () => {
    const test = board()
    changeFaces(test.editor, select(test, 'rider', 'sergeant', 'soldier'), () => 'mounted-wounded')
    expect(faces(test)).toMatchObject({ rider: 'mounted-wounded', soldier: 'healthy' })
    expect(notice(test)).toEqual({
      fr: '2\u00a0pions changés, 1\u00a0laissé tel quel. Le type n’a pas de face «\u202fblessé, monté\u202f».',
      en: '2\u00a0counters changed, 1\u00a0left alone. The type has no face “wounded, mounted”.',
    })
  })

  test('a soldier cannot mount, and a mount alone is not wounded', () => {
    const test = board()
    select(test, 'soldier')
    expect(offered(test).map(([name]) => name)).toEqual(['Blessé', 'Assommé', 'Mort'])
    changeFaces(test.editor, select(test, 'rider'), () => 'riderless')
    expect(offered(test).map(([name]) => name)).toEqual(['Assommé', 'Mort'])
  })

  test('conditions and side are given to all in one step', () => {
    const test = board()
    const all = select(test, 'rider', 'soldier')
    setStatus(test.editor, all, 'stunned', true)
    expect(Object.values(test.scenario.counters).map(({ status }) => status['stunned'])).toEqual([
      ...[true, undefined, true],
    ])
    expect(offered(test).find(([name]) => name === 'Assommé')).toEqual(['Assommé', true])
    choose(test, 'stunned')
    expect(Object.values(test.scenario.counters).every(({ status }) => !('stunned' in status))).toBe(true)
    editCounters(test.editor, all, { side: sideId('saracens') })
    expect(Object.values(test.scenario.counters).map(({ side }) => side)).toEqual([
      ...['saracens', undefined, 'saracens'],
    ])
    expect(test.editor.store.getState().document.undoName?.fr).toBe('Modifier le pion\u202f: 2\u00a0pions')
    for (let step = 0; step < 3; step++) test.undo()
    expect(test.scenario).toEqual(board().scenario)
  })
})

describe('the fantasy game', () => {
  const board = () =>
    new TestEditor(
      fantasyBoard({
        counters: {
          troop: { at: 'C3', stats: { figures: 2 } },
          last: { at: 'E3', stats: { figures: 2 }, steps: 1 },
          decoy: { at: 'G3', stats: { figures: 2 }, decoy: true },
        },
      }),
    )

  test('CM-STAT-2: steps are lost and won one at a time, never beyond the sheet', () => {
    const test = board()
    select(test, 'troop')
    expect(offered(test)).toEqual([
      ...[['Un pas de moins'], ['Ordre particulier', false], ['Activée', false], ['Unité cachée', false]],
    ])
    choose(test, 'step-fewer')
    choose(test, 'step-fewer')
    expect(faces(test)['troop']).toBe('steps-2')
    choose(test, 'step-more')
    expect(faces(test)['troop']).toBe('steps-3')
  })

  test('the last step and decoys are left alone', () => {
    const test = board()
    select(test, 'troop', 'last', 'decoy')
    choose(test, 'step-fewer')
    expect(faces(test)).toEqual({ troop: 'steps-3', last: 'steps-1', decoy: 'steps-4' })
    expect(notice(test)?.fr).toBe(
      '1\u00a0pion changé, 2\u00a0laissés tels quels. Cette face ne change pas ainsi. Un leurre n’a pas d’état.',
    )
  })

  test('CM-HID: units are hidden together; a decoy cannot be', () => {
    const test = board()
    select(test, 'troop', 'last', 'decoy')
    choose(test, 'hidden')
    expect(Object.values(test.scenario.counters).map(({ hidden }) => hidden)).toEqual([true, true, false])
    select(test, 'decoy')
    expect(offered(test)).toEqual([])
  })
})

/** The edits of the order of battle, each one undo step (CTR-7). */
import { setUpMoves } from '#shared/armies/orderOfBattle/setUpMoves'
import { categoryOf, missingCopies } from '#shared/armies/orderOfBattle/missingCopies'
import { moveGroup } from '#shared/armies/orderOfBattle/moveGroup'
import { waitingForSetUp } from '#shared/armies/orderOfBattle/places'
import { type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { addGroup, editGroup, removeGroup } from '#shared/commands/entries/groups'
import { addReinforcement } from '#shared/commands/entries/reinforcements'
import { editSide } from '#shared/commands/entries/sides'
import { moveCounters } from '#shared/commands/moveCounters'
import { removeCounters } from '#shared/commands/removeCounters'
import { setCounterQuantity } from '#shared/commands/setCounterQuantity'
import { copiesLike, type Likeness } from '#shared/document/copies'
import { counterName, footprint, sideOf } from '#shared/document/counters'
import { leadersOf, nextRank } from '#shared/document/groups'
import {
  type CounterId,
  freshId,
  groupId,
  type GroupId,
  reinforcementId,
  type SideId,
} from '#shared/document/ids'
import { type Counter, type Group, type Side } from '#shared/document/armies'
import { type Scenario, type Zone } from '#shared/document/types'
import { hexCenter } from '#shared/hex/layout'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { countedCounters } from '../../tools/words/counted'
import { takeGroup } from '../../actions/layCounters'
import { editCounters } from '../../actions/editCounters'
import { type Editor } from '../../editor/editor'
import { headline, type Say, type Words } from '../../i18n/language'
import { firstFace, freshCounter } from '../../ui/pictures/counterPicture'
import { type Ui } from '../../ui/uiStore'
import { type Drop, type Moved } from './drops'

const TEXT = {
  group: localized('Groupe', 'Group'),
  reinforcement: localized('Renfort', 'Reinforcement'),
  army: localized('Toute la troupe', 'The whole force'),
  noRoom: localized(
    'Aucune case libre où ces pions puissent se tenir.',
    'There is no free hex where these counters may stand.',
  ),
}

/** A group behind the others of its parent; its id. @param named its name in both languages; absent: it has a number */
export function newGroup(
  editor: Editor,
  say: Say,
  side: SideId,
  parent?: GroupId,
  named?: Localized,
): GroupId {
  const { groups } = editor.document.scenario
  const id = groupId(freshId('group', groups, editor.document.idCode))
  const count = Object.values<Group>(groups).filter((group) => group.side === side).length
  editor.document.run(addGroup, {
    id,
    group: {
      side,
      name: named ? say(named) : `${say(TEXT.group)} ${count + 1}`,
      ...(named && named.fr !== named.en && { words: { name: named } }),
      note: '',
      rank: nextRank(groups, side, parent),
      ...(parent !== undefined && { parent }),
    },
  })
  return id
}

export function newReinforcement(editor: Editor, say: Say, side: SideId): void {
  const { reinforcements } = editor.document.scenario
  const id = reinforcementId(freshId('reinforcement', reinforcements, editor.document.idCode))
  const count = Object.values(reinforcements).filter((one) => one.side === side).length
  const name = `${say(TEXT.reinforcement)} ${count + 1}`
  editor.document.run(addReinforcement, { id, reinforcement: { side, name, entries: [], blocked: 'wait' } })
}

/** A counter as a quantity makes it: off the map, in its place of the order of battle. */
function copyOf({ document }: Editor, like: Likeness): Counter {
  const { scenario, ruleset } = document
  const { type, side, group, reinforcement, spare, decoy } = like
  const { side: _, ...plain } = freshCounter(
    scenario,
    type,
    firstFace(scenario, type, ruleset.counterSchema),
    ruleset,
  )
  return {
    ...plain,
    placement: ruleset.placements[0] ?? 'ground',
    decoy,
    // Its type says its side where it can.
    ...(side !== undefined && side !== scenario.counterTypes[type]?.side && { side }),
    ...(group !== undefined && { group }),
    ...(reinforcement !== undefined && { reinforcement }),
    ...(spare && { spare }),
  }
}

/** Says why it cannot be. */
export function setQuantity(editor: Editor, like: Likeness, quantity: number): Words | undefined {
  const counter = copyOf(editor, like)
  const { idCode } = editor.document
  return editor.document.run(setCounterQuantity, { counter, quantity, idCode })?.message
}

/** The number of copies that there are. */
export function quantityOf(editor: Editor, like: Likeness): number {
  return copiesLike(editor.document.scenario, copyOf(editor, like)).length
}

export function drop(editor: Editor, moved: Moved, to: Drop): void {
  if (moved.kind === 'counters') editCounters(editor, moved.counters, { group: to.group ?? null })
  else if (to.place) putGroup(editor, moved.id, to.place)
}

export function putGroup(editor: Editor, id: GroupId, place: NonNullable<Drop['place']>): void {
  const { document } = editor
  document.begin()
  const refused = moveGroup(document.scenario, id, place).some((edit) => document.run(editGroup, edit))
  if (refused) document.cancel()
  else document.commit()
}

/**
 * Takes groups and counters out of the scenario; what is in the groups stays. Before somebody goes who commands or leads, it is
 * asked, and the side or group has no leader then.
 */
export async function removeNodes(editor: Editor, nodes: readonly OrderNode[]): Promise<void> {
  const { document, session } = editor
  const { scenario } = document
  const groups = nodes.flatMap((node) => (node.kind === 'group' ? node.id : []))
  const counters = [
    ...new Set(
      nodes.flatMap((node) => (node.kind === 'copies' || node.kind === 'counter' ? node.counters : [])),
    ),
  ]
  if (groups.length + counters.length === 0) return
  const leaders = counters.filter((id) => leadersOf(scenario).has(id))
  if (leaders.length > 0 && !(await session.ask(question(scenario, leaders)))) return
  document.begin()
  const refused =
    dismiss(editor, leaders) ||
    groups.some((group) => document.run(removeGroup, { group })) ||
    (counters.length > 0 &&
      document.run(removeCounters, { counters, label: countedCounters(counters.length) }))
  if (refused) document.cancel()
  else document.commit()
}

/** True when it was refused. */
function dismiss({ document }: Editor, leaders: readonly CounterId[]): boolean {
  const { sides, groups } = document.scenario
  const leads = (id: CounterId | undefined): boolean => id !== undefined && leaders.includes(id)
  return (
    (Object.entries(sides) as [SideId, Side][]).some(
      ([side, { commander }]) =>
        leads(commander) && document.run(editSide, { side, change: { commander: null } }),
    ) ||
    (Object.entries(groups) as [GroupId, Group][]).some(
      ([group, { leader }]) => leads(leader) && document.run(editGroup, { group, change: { leader: null } }),
    )
  )
}

function question(scenario: Scenario, leaders: readonly CounterId[]) {
  const names = leaders.map((id) => quotable(counterName(scenario, id))).join(', ')
  return {
    title: localized('Supprimer un chef\u202f?', 'Delete a leader?'),
    words: localized(
      `${names}\u202f: ce pion commande un camp ou un groupe, qui n’aura plus de chef.`,
      `${names}: this counter commands a side or leads a group, which will have no leader then.`,
    ),
    no: { name: localized('Annuler', 'Cancel'), answer: false },
    yes: { name: localized('Supprimer', 'Delete'), answer: true, look: 'is-danger' },
  } as const
}

/**
 * Brings those of the set-up that wait on the map: onto free hexes of their sides' set-up zones, selected and shown; of a side without
 * such zones into the hand, for its author to say where.
 */
export function placeOnMap(editor: Editor, ui: Pick<Ui, 'showView'>, ids: readonly CounterId[]): void {
  const { document, session, view } = editor
  const { scenario, ruleset } = document
  const all = waitingForSetUp(scenario, ids)
  const waiting = all.filter((id) => hasSetUpZone(scenario, id))
  if (waiting.length === 0) return takeToMap(editor, ui, all)
  const moves = setUpMoves(scenario, ruleset, waiting)
  if (moves.length === 0) return session.notify(TEXT.noRoom, 'error')
  if (document.run(moveCounters, { moves, label: countedCounters(moves.length) })) return
  const left = all.length - moves.length
  if (left > 0)
    session.notify(
      localized(
        `${countedCounters(left).fr} sans case libre\u202f: hors de la carte.`,
        `${countedCounters(left).en} without a free hex: still off the map.`,
      ),
    )
  const placed = moves.map(({ counter }) => counter)
  ui.showView('map')
  session.setTool('select')
  session.select({ kind: 'counters', counters: placed })
  view.viewport?.reveal(pointsOf(document.scenario, placed))
}

/** The map, with these counters in the hand of the counter tool: in a block, unless it is set to another formation. */
function takeToMap(editor: Editor, ui: Pick<Ui, 'showView'>, ids: readonly CounterId[]): void {
  ui.showView('map')
  takeGroup(editor, ids, 'block')
  const { fr, en } = countedCounters(ids.length)
  editor.session.notify(
    localized(
      `Cliquez là où poser ${fr}\u202f; la formation se choisit ci-dessus.`,
      `Click where to lay ${en}; the formation is chosen above.`,
    ),
  )
}

/** Makes all counters that the quantities of the types still lack, in a group a side or a category: one undo step. */
export function fillFromQuantities(editor: Editor, say: Say, by: 'side' | 'category'): void {
  const { document } = editor
  const { counterSchema } = document.ruleset
  const made = new Map<string, GroupId>()
  document.begin()
  for (const { type, side, count } of missingCopies(document.scenario)) {
    const sheet = document.scenario.counterTypes[type]
    const category = by === 'category' && sheet ? categoryOf(counterSchema, sheet) : undefined
    const name = category ? localized(headline(category.fr), headline(category.en)) : TEXT.army
    const key = `${side} ${name.fr}`
    const group = made.get(key) ?? newGroup(editor, say, side, undefined, name)
    made.set(key, group)
    const like = { type, side, group, reinforcement: undefined, spare: false, decoy: false }
    if (!setQuantity(editor, like, count)) continue
    document.cancel()
    return
  }
  document.commit()
}

function hasSetUpZone(scenario: Scenario, id: CounterId): boolean {
  const counter = scenario.counters[id]
  const side = counter && sideOf(scenario, counter)
  return Object.values<Zone>(scenario.zones).some(
    (zone) => zone.kind === 'setup' && side !== undefined && zone.side === side && zone.hexes.length > 0,
  )
}

/** Selects those that are on the map, and shows them there. */
export function showOnMap(editor: Editor, ui: Pick<Ui, 'showView'>, ids: readonly CounterId[]): void {
  const { scenario } = editor.document
  const placed = ids.filter((id) => scenario.counters[id]?.hex !== undefined)
  ui.showView('map')
  // Those that wait are shown by the inspector alone.
  editor.session.select({ kind: 'counters', counters: placed.length > 0 ? placed : ids })
  editor.view.viewport?.reveal(pointsOf(scenario, placed))
}

function pointsOf(scenario: Scenario, ids: readonly CounterId[]) {
  const { grid, hexMm } = scenario.map
  return ids.flatMap((id) =>
    footprint(scenario, scenario.counters[id]).map((hex) => hexCenter(hex, { grid, hexMm })),
  )
}

/** The places where a user asks: the verb of the command line, and the panel or tool of the page. */
import { INQUIRY_IDS, INQUIRY_KINDS } from '#shared/rules/answers/inquiryKinds'

interface Asker {
  readonly verb?: string
  /** Its place in the page; absent = it has none there. */
  readonly page?: string
}

const INQUIRY_ASKERS = INQUIRY_IDS.map((id): [string, Asker] => [
  id,
  { verb: id, page: `Questions: ${INQUIRY_KINDS[id].name.en}` },
])

export const ASKERS: ReadonlyMap<string, Asker> = new Map<string, Asker>([
  ...INQUIRY_ASKERS,
  ['route', { verb: 'route', page: 'Route panel' }],
  ['los', { verb: 'los', page: 'Sight tool' }],
  ['fov', { verb: 'fov', page: 'Sight tool' }],
  ['check', { verb: 'check', page: 'Findings' }],
  ['prove', { verb: 'prove', page: 'Proofs of the scenario' }],
  ['resolve', { verb: 'resolve' }],
  ['tables', { verb: 'tables', page: 'Tables of the rules' }],
  ['advantage', { verb: 'advantage' }],
  ['sheet', { page: 'Counter sheet' }],
  ['map', { page: 'Tools of the map' }],
  ['scenario', { page: 'Scenario' }],
  ['gallery', { page: 'Gallery' }],
  ['play', { verb: 'play', page: 'Play the game' }],
])

/** "`fire` (Questions: Fire)". @throws when nobody has the id. */
export function askerWords(id: string): string {
  const asker = ASKERS.get(id)
  if (!asker) throw new Error(`no asker ${id}`)
  const { verb, page } = asker
  if (verb === undefined) return page ?? id
  return page === undefined ? `\`${verb}\`` : `\`${verb}\` (${page})`
}

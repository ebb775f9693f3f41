/** New ids for things whose own are taken in another scenario. */
import { freshId } from './ids'

/** New ids of the guest's things, by the old; those that keep theirs too. */
type Names<K extends string> = Readonly<Record<K, K>>

export function newIds<K extends string, T>(
  guests: Readonly<Record<K, T>>,
  hosts: Readonly<Record<K, T>>,
  isOne: (guest: T, host: T) => boolean = () => false,
): Names<K> {
  const taken: Record<string, unknown> = { ...hosts, ...guests }
  const names: Record<string, string> = {}
  for (const [id, guest] of Object.entries<T>(guests)) {
    const clash = Object.hasOwn(hosts, id) && !isOne(guest, hosts[id as K])
    names[id] = clash ? freshId(id, taken, '') : id
    taken[names[id]] = true
  }
  return names as Names<K>
}

export function underIds<K extends string, T>(
  record: Readonly<Record<K, T>>,
  names: Names<K>,
): Readonly<Record<K, T>> {
  return Object.fromEntries(Object.entries<T>(record).map(([id, one]) => [names[id as K], one])) as Record<
    K,
    T
  >
}

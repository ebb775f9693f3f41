/**
 * The commands that add, edit and remove the things of one kind: entries of a part of the document, by id. A file beside this one
 * gives each kind its words and its own refusals.
 */
import { type Field, id, keyed, type ObjectField } from '#shared/document/fields/vocabulary'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Draft } from 'immer'
import { applyChange, type ChangeOf, changeOf } from '../command/change'
import { found } from '../command/cells'
import { type Command, labelled, named, type Refusal } from '../command/command'
import { taken, unknown } from '../command/refusals'

type Section =
  | 'boards'
  | 'counterTypes'
  | 'groups'
  | 'labels'
  | 'reinforcements'
  | 'sides'
  | 'specialRules'
  | 'victory'
  | 'zones'
type Id<S extends Section> = keyof Scenario[S] & string
type Thing<S extends Section> = Scenario[S][keyof Scenario[S]]
type Key<S extends Section> = Exclude<keyof Thing<S>, 'extra'>

export interface Kind<S extends Section, K extends string> {
  readonly section: S
  /** Its key in parameters: `zone`. */
  readonly key: K
  readonly field: ObjectField<Thing<S>>
  /** In refusals: "la zone", "zone". */
  readonly called: Localized
  /** The name of one in the history; absent: the verb says enough. */
  nameOf?(thing: Thing<S>): string
  /** True: a call that comes as data may give another name for the history, in its `label`. */
  readonly labelled?: true
  /** The reason why the document cannot hold the thing. `set` is what the command gives it: all, or the change of one that is there. */
  refused?(
    thing: Thing<S>,
    where: { readonly id: Id<S>; readonly set: ChangeOf<Thing<S>>; readonly document: Scenario },
  ): Refusal | undefined
}

type Named<S extends Section, K extends string> = Readonly<Record<K, Id<S>>>
type Added<S extends Section, K extends string> = { readonly id: Id<S> } & Readonly<Record<K, Thing<S>>>
type Edited<S extends Section, K extends string, F extends Key<S>> = Named<S, K> & {
  readonly change: ChangeOf<Omit<Thing<S>, 'extra' | F>>
}

export function kind<S extends Section, K extends string>(one: Kind<S, K>): Kind<S, K> {
  return one
}

/** `verb` is the name in the history: "Créer la zone", "Create zone". */
export function adding<S extends Section, K extends string>(
  commandId: string,
  kind: Kind<S, K>,
  verb: Localized,
): Command<Added<S, K>> {
  return {
    id: commandId,
    params: fieldsOf({ id: id(), [kind.key]: kind.field, ...labelOf(kind) }),
    name: (params) => nameOf(kind, verb, params[kind.key], params.id, params),
    run(draft, params) {
      const document = found(draft)
      const thing = params[kind.key] as unknown as Thing<S>
      if (thingsOf(document, kind)[params.id]) return taken(kind.called, params.id)
      const refused = kind.refused?.(thing, { id: params.id, set: thing as ChangeOf<Thing<S>>, document })
      if (refused) return refused
      // What the document holds is frozen: the caller's own object is not.
      thingsOf(draft, kind)[params.id] = { ...thing }
      return undefined
    },
  }
}

/** As `adding`; keys in `fixed` stay as they are. */
export function editing<S extends Section, K extends string, F extends Key<S> = never>(
  commandId: string,
  kind: Kind<S, K>,
  verb: Localized,
  ...fixed: readonly F[]
): Command<Edited<S, K, F>> {
  const keys = Object.keys(kind.field.members) as Key<S>[]
  const change = changeOf(kind.field, ...keys.filter((key) => !fixed.includes(key as F)))
  return {
    id: commandId,
    params: fieldsOf({ [kind.key]: id(), change }),
    name: (params, document) =>
      nameOf(kind, verb, thingsOf(document, kind)[params[kind.key]], params[kind.key]),
    run(draft, params) {
      const [id, document] = [params[kind.key], found(draft)]
      const present = thingsOf(document, kind)[id]
      if (!present) return unknown(kind.called, id)
      const next = { ...present }
      applyChange<object>(next as object, params.change)
      const refused = kind.refused?.(next, { id, set: params.change as ChangeOf<Thing<S>>, document })
      if (refused) return refused
      applyChange<object>(thingsOf(draft, kind)[id] as object, params.change)
      return undefined
    },
  }
}

/** As `adding`; `released` frees what names it, in a document where it is gone, or says why that cannot be. */
export function removing<S extends Section, K extends string>(
  commandId: string,
  kind: Kind<S, K>,
  verb: Localized,
  released?: (draft: Draft<Scenario>, id: Id<S>, before: Scenario) => Refusal | undefined,
): Command<Named<S, K>> {
  return {
    id: commandId,
    params: fieldsOf({ [kind.key]: id(), ...labelOf(kind) }),
    name: (params, document) =>
      nameOf(kind, verb, thingsOf(document, kind)[params[kind.key]], params[kind.key], params),
    run(draft, params) {
      const [id, before] = [params[kind.key], found(draft)]
      if (!thingsOf(before, kind)[id]) return unknown(kind.called, id)
      delete thingsOf(draft, kind)[id]
      return released?.(draft, id, before)
    },
  }
}

// The key of a thing in parameters is its kind's: the compiler cannot follow it.
function fieldsOf<P>(members: Readonly<Record<string, Field<unknown>>>): Field<P> {
  return keyed(members) as Field<unknown> as Field<P>
}

function thingsOf<S extends Section>(
  document: Scenario | Draft<Scenario>,
  { section }: Pick<Kind<S, string>, 'section'>,
): Record<string, Thing<S>> {
  return (document as Scenario)[section] as unknown as Record<string, Thing<S>>
}

function labelOf(kind: { readonly labelled?: true }): Partial<typeof labelled> {
  return kind.labelled ? labelled : {}
}

function nameOf<S extends Section>(
  kind: Pick<Kind<S, string>, 'nameOf' | 'labelled'>,
  verb: Localized,
  thing: Thing<S> | undefined,
  id: string,
  params: object = {},
): Localized {
  if (!kind.nameOf) return verb
  const { label } = (kind.labelled ? params : {}) as { readonly label?: Localized }
  return named(verb.fr, verb.en, label ?? (thing ? kind.nameOf(thing) : id))
}

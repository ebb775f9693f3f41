/** House tables `naphtha-foot`, `naphtha-mounted`, `naphtha-stunned`, and the diagram of impacts, `scatter`. */
import * as decode from '#shared/json/decode'
import { DIRECTIONS } from '#shared/hex/direction'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { refuse } from '#shared/json/misfit'
import { type Field } from '../../fields/field'
import { bands, RESULT } from '../../house/bands'
import { keptTables } from '../../house/figureTable'
import { type FigureField } from '../../house/figures'
import {
  type NaphthaResult,
  type NaphthaTable,
  type NaphthaTarget,
  type ScatterDiagram,
} from '../figures/naphthaTables'
import { type MedievalRules } from '../rules/medievalRules'

const table = keptTables<MedievalRules>()

export const naphtha = (target: NaphthaTarget) =>
  table(['naphtha', target], {
    table: `naphtha-${target}`,
    fields: ({ figures }, inForce) => ({
      results: bands(resultAmong(Object.values(figures.naphtha).flatMap(resultsOf), resultsOf(inForce))),
    }),
  })

const resultsOf = ({ results }: NaphthaTable): readonly NaphthaResult[] => results.map(({ result }) => result)

const OWN = decode.partial<NaphthaResult>({
  id: decode.words,
  name: decode.name,
  character: decode.orNull(decode.oneOf(['recovers', 'stunned', 'wounded', 'killed'])),
  mount: decode.orNull(decode.oneOf(['killed'])),
  retreat: decode.integer(0, 99),
})

/** The id of a known result, or one of the scenario's own, its other fields plain; `more` can be chosen too. */
function resultAmong(known: readonly NaphthaResult[], more: readonly NaphthaResult[]): Field<NaphthaResult> {
  const write = (result: NaphthaResult): Json =>
    known.includes(result)
      ? result.id
      : (Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined)) as Json)
  const choices = [...known, ...more].map((result) => ({ id: write(result), name: result.name }))
  return {
    kind: 'choice',
    name: RESULT,
    choices: [...new Map(choices.map((choice) => [JSON.stringify(choice.id), choice])).values()],
    read: () => (value, at) => {
      if (decode.isObject(value)) {
        const id = decode.words(value['id'], decode.below(at, 'id'))
        return { name: sameInBoth(id), retreat: 0, ...OWN(value, at), id }
      }
      const id = decode.oneOf(known.map((result) => result.id))(value, at)
      return known.find((result) => result.id === id) as NaphthaResult
    },
    write,
  }
}

const FALLS = [
  { id: 'on-target', name: localized('sur le but', 'on target') },
  ...DIRECTIONS.map((id) => ({
    id,
    name:
      id === 0
        ? localized('dans la direction 0, en haut', 'in direction 0, up')
        : localized(`dans la direction ${id}`, `in direction ${id}`),
  })),
]

const fall = decode.plain(
  localized('"on-target", ou une direction de 0 à 5', '"on-target", or a direction from 0 to 5'),
  (value): value is ScatterDiagram[number] => FALLS.some(({ id }) => id === value),
)

/** One fall for each face of the die: "on-target", or the direction from the hex aimed at. */
function falls({ length }: ScatterDiagram): FigureField<ScatterDiagram> {
  const field: FigureField<ScatterDiagram> = {
    kind: 'choice',
    name: localized('chute', 'fall'),
    choices: FALLS,
    read: () => (value, at) => {
      const found = decode.list(fall)(value, at)
      if (found.length === length) return found
      return refuse(at.path, value, localized(`une liste de ${length} chutes`, `a list of ${length} falls`))
    },
    cells: (all, path) =>
      all.map((_, die) => ({
        row: localized(`dé ${die + 1}`, `die ${die + 1}`),
        column: field.name,
        cell: { path: [...path, die], field: field as Field<unknown> },
      })),
  }
  return field
}

export const SCATTER_TABLE = table(['scatter'], {
  table: 'scatter',
  title: localized('Où tombe le naphte', 'Where naphtha falls'),
  fields: (_, inForce) => falls(inForce),
  legend: () => [{ letter: '0–5', meaning: localized('dans le sens horaire, 0 en haut', 'clockwise, 0 up') }],
})

/** The columns of a CSV and what each is in the scenario: guessed, and corrected here. */
import { type ReactNode, useMemo } from 'react'
import { type CsvColumn } from '#shared/armies/csv/csvColumns'
import { type CsvMapping, hasNames } from '#shared/armies/csv/planImport'
import { type CsvTable } from '#shared/armies/csv/readCsv'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted, headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'

const TEXT = {
  inFile: localized('Dans le fichier', 'In the file'),
  first: localized('Premières lignes', 'First lines'),
  here: localized('Dans le scénario', 'In the scenario'),
  leftOut: localized('(laissée de côté)', '(left out)'),
  noName: localized(
    'Dites quelle colonne donne le nom des types\u202f: sans elle, rien ne peut être importé.',
    'Say which column gives the names of the types: without it nothing can be imported.',
  ),
}

const SEPARATORS: Readonly<Record<string, Localized>> = {
  ';': localized('séparé par des points-virgules', 'separated by semicolons'),
  ',': localized('séparé par des virgules', 'separated by commas'),
  '\t': localized('séparé par des tabulations', 'separated by tabs'),
  '|': localized('séparé par des barres', 'separated by bars'),
}

interface ColumnsStepProps {
  readonly name: string
  readonly table: CsvTable
  /** The columns first guessed: those not known stand first, and stay there. */
  readonly guessed: CsvMapping
  readonly columns: readonly CsvColumn[]
  readonly mapping: CsvMapping
  readonly onChange: (mapping: CsvMapping) => void
}

const SAMPLES = 4

export function ColumnsStep({
  name,
  table,
  guessed,
  columns,
  mapping,
  onChange,
}: ColumnsStepProps): ReactNode {
  const say = useSay()
  const order = useMemo(() => {
    const all = guessed.map((_, index) => index)
    return [...all.filter((index) => !guessed[index]), ...all.filter((index) => guessed[index])]
  }, [guessed])
  const known = mapping.filter(Boolean).length
  const choose = (index: number, id: string): void => {
    const chosen = columns.find((column) => column.id === id)
    // A column of the scenario is filled by one of the file.
    onChange(mapping.map((column, nth) => (nth === index ? chosen : column === chosen ? undefined : column)))
  }
  return (
    <>
      <p className="csv-about">
        <strong>{quotable(name)}</strong>
        {` · ${table.encoding.toUpperCase()} · ${say(SEPARATORS[table.separator] ?? table.separator)} · `}
        {say(lines(table.rows.length))}
        {' · '}
        {say(found(known, mapping.length - known))}
      </p>
      {!hasNames(mapping) && (
        <p className="form-note is-error" role="alert">
          {say(TEXT.noName)}
        </p>
      )}
      <table className="csv-columns">
        <thead>
          <tr>
            <th scope="col">{say(TEXT.inFile)}</th>
            <th scope="col">{say(TEXT.first)}</th>
            <th scope="col">{say(TEXT.here)}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((index) => (
            <tr key={index} className={mapping[index] ? undefined : 'is-left-out'}>
              <th scope="row">{headingOf(table, index)}</th>
              <td>{samplesOf(table, index)}</td>
              <td>
                <ColumnSelect
                  label={headingOf(table, index)}
                  value={mapping[index]?.id ?? ''}
                  columns={columns}
                  onChange={(id) => choose(index, id)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function ColumnSelect(props: {
  label: string
  value: string
  columns: readonly CsvColumn[]
  onChange: (id: string) => void
}): ReactNode {
  const say = useSay()
  const groups = useMemo(() => {
    const byName = new Map<Localized, CsvColumn[]>()
    for (const column of props.columns)
      byName.set(column.group, [...(byName.get(column.group) ?? []), column])
    return [...byName]
  }, [props.columns])
  return (
    <select
      className="select"
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    >
      <option value="">{say(TEXT.leftOut)}</option>
      {groups.map(([group, columns]) => (
        <optgroup key={columns[0]?.id} label={headline(say(group))}>
          {columns.map(({ id, heading }) => (
            <option key={id} value={id}>
              {headline(say(heading))}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

const headingOf = ({ headings }: CsvTable, index: number): string =>
  quotable(headings[index] || `${index + 1}`)

const samplesOf = ({ rows }: CsvTable, index: number): string =>
  rows
    .map(({ cells }) => quotable(cells[index] ?? '').trim())
    .filter((text) => text !== '')
    .slice(0, SAMPLES)
    .join(' · ')

const lines = (count: number): Localized =>
  counted(count, localized('ligne', 'line'), localized('lignes', 'lines'))

function found(known: number, others: number): Localized {
  const recognised = counted(
    known,
    localized('colonne reconnue', 'column known'),
    localized('colonnes reconnues', 'columns known'),
  )
  if (others === 0) return recognised
  const { fr, en } = counted(
    others,
    localized('laissée de côté', 'left out'),
    localized('laissées de côté', 'left out'),
  )
  return localized(`${recognised.fr}, ${fr}`, `${recognised.en}, ${en}`)
}

/** The columns of a CSV and what each is in the scenario: guessed, and corrected here. */
import { type ReactNode, useMemo } from 'react'
import { type CsvTable } from '#shared/armies/csv/readCsv'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted, headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { type ColumnIds, type OfferedColumn } from './csvContent'
import '../../ui/controls/importTable.css'

const TEXT = {
  inFile: localized('Dans le fichier', 'In the file'),
  first: localized('Premières lignes', 'First lines'),
  here: localized('Dans le scénario', 'In the scenario'),
  leftOut: localized('(laissée de côté)', '(left out)'),
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
  readonly guessed: ColumnIds
  readonly columns: readonly OfferedColumn[]
  readonly chosen: ColumnIds
  /** The column that must still be said. */
  readonly lack: Localized | undefined
  readonly onChange: (chosen: ColumnIds) => void
}

const SAMPLES = 4

export function ColumnsStep({
  name,
  table,
  guessed,
  columns,
  chosen,
  lack,
  onChange,
}: ColumnsStepProps): ReactNode {
  const say = useSay()
  const order = useMemo(() => {
    const all = guessed.map((_, index) => index)
    return [...all.filter((index) => !guessed[index]), ...all.filter((index) => guessed[index])]
  }, [guessed])
  const known = chosen.filter(Boolean).length
  const choose = (index: number, id: string | undefined): void =>
    // A column of the scenario is filled by one of the file.
    onChange(chosen.map((other, nth) => (nth === index ? id : other === id ? undefined : other)))
  return (
    <>
      <p className="csv-about">
        <strong>{quotable(name)}</strong>
        {` · ${table.encoding.toUpperCase()} · ${say(SEPARATORS[table.separator] ?? table.separator)} · `}
        {say(lines(table.rows.length))}
        {' · '}
        {say(found(known, chosen.length - known))}
      </p>
      {lack && (
        <p className="form-note is-error" role="alert">
          {say(lack)}
        </p>
      )}
      <table className="import-table csv-columns">
        <thead>
          <tr>
            <th scope="col">{say(TEXT.inFile)}</th>
            <th scope="col">{say(TEXT.first)}</th>
            <th scope="col">{say(TEXT.here)}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((index) => (
            <tr key={index} className={chosen[index] ? undefined : 'is-left-out'}>
              <th scope="row">{headingOf(table, index)}</th>
              <td>{samplesOf(table, index)}</td>
              <td>
                <ColumnSelect
                  label={headingOf(table, index)}
                  value={chosen[index]}
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
  value: string | undefined
  columns: readonly OfferedColumn[]
  onChange: (id: string | undefined) => void
}): ReactNode {
  const say = useSay()
  const groups = useMemo(() => {
    const byName = new Map<Localized, OfferedColumn[]>()
    for (const column of props.columns)
      byName.set(column.group, [...(byName.get(column.group) ?? []), column])
    return [...byName]
  }, [props.columns])
  return (
    <select
      className="select"
      aria-label={props.label}
      value={props.value ?? ''}
      onChange={({ target }) => props.onChange(target.value || undefined)}
    >
      <option value="">{say(TEXT.leftOut)}</option>
      {groups.map(([group, columns]) => {
        const options = columns.map(({ id, heading }) => (
          <option key={id} value={id}>
            {headline(say(heading))}
          </option>
        ))
        const label = headline(say(group))
        if (label === '') return options
        return (
          <optgroup key={columns[0]?.id} label={label}>
            {options}
          </optgroup>
        )
      })}
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

/** The outcome of publishing: where the edition is, which sheets are to be printed again, what was left out, what is to be known. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { changeInWords, notesOn } from '#shared/interchange/publication/compareEditions'
import { leftOutInWords, sheetInWords } from '#shared/interchange/publication/sheetInWords'
import { useSay } from '../../ui/EditorContext'
import { type Published } from './usePublishing'

const TEXT = {
  outOfDate: localized('Depuis l’édition précédente', 'Since the edition before'),
  upToDate: localized('Toutes les feuilles sont restées les mêmes.', 'All sheets have stayed the same.'),
  files: localized('Fichiers', 'Files'),
  leftOut: localized('Laissé de côté', 'Left out'),
  removed: localized('Fichiers de l’édition précédente, retirés', 'Files of the edition before, taken away'),
  known: localized('À savoir', 'To know'),
}

export function PublishedReport({
  notice,
  list,
  leftOut,
  warnings,
  difference,
  removed,
}: Published): ReactNode {
  const say = useSay()
  return (
    <div className="publish-report" role="status">
      <p>{say(notice)}</p>
      {difference && (
        <Lines
          head={TEXT.outOfDate}
          lines={difference.sheets.length > 0 ? difference.sheets.map(changeInWords) : [TEXT.upToDate]}
        />
      )}
      <Lines head={TEXT.leftOut} lines={leftOut.map(leftOutInWords)} />
      <Lines head={TEXT.known} lines={[...notesOn(difference), ...warnings]} />
      <Lines head={TEXT.removed} lines={removed.map((name) => localized(name, name))} />
      <h3>{say(TEXT.files)}</h3>
      <table className="publish-files">
        <tbody>
          {list.sheets.map(({ file, sheet }) => (
            <tr key={file}>
              <td>{file}</td>
              <td>{sheet && say(sheetInWords(sheet))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Lines({
  head,
  lines,
}: {
  readonly head: Localized
  readonly lines: readonly Localized[]
}): ReactNode {
  const say = useSay()
  if (lines.length === 0) return null
  return (
    <>
      <h3>{say(head)}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.en}>{say(line)}</li>
        ))}
      </ul>
    </>
  )
}

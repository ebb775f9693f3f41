/** Picture files and the faces that each is for: guessed from their names, and corrected here. What is doubtful stands first. */
import { type ReactNode, useEffect, useMemo } from 'react'
import { type NamedPicture, type PictureTarget } from '#shared/armies/pictureNames'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { counted, headline } from '../../i18n/language'
import { useRuleset, useSay } from '../../ui/EditorContext'
import '../../ui/controls/importTable.css'

const TEXT = {
  picture: localized('Image', 'Picture'),
  file: localized('Fichier', 'File'),
  to: localized('Pour', 'For'),
  leftOut: localized('(laissée de côté)', '(left out)'),
  all: localized('toutes les faces', 'all faces'),
  unknown: localized('Aucun type de ce nom.', 'No type of this name.'),
  noFace: localized('Ce type n’a pas cette face.', 'This type has no such face.'),
  unused: localized('Une autre image prend ces faces.', 'Another picture takes these faces.'),
}

interface MatchTableProps {
  readonly files: readonly File[]
  readonly matched: readonly NamedPicture[]
  readonly targets: readonly (PictureTarget | undefined)[]
  /** Indices of the pictures that some face gets. */
  readonly used: ReadonlySet<number>
  readonly scenario: Scenario
  readonly onChange: (index: number, target: PictureTarget | undefined) => void
}

export function MatchTable(props: MatchTableProps): ReactNode {
  const { files, matched, targets, used, scenario, onChange } = props
  const say = useSay()
  const order = useMemo(() => {
    const all = matched.map((_, index) => index)
    const isDoubtful = (index: number): boolean => matched[index]?.target === undefined
    return [...all.filter(isDoubtful), ...all.filter((index) => !isDoubtful(index))]
  }, [matched])
  const known = targets.filter(Boolean).length
  return (
    <>
      <p className="pictures-faint">{say(found(known, targets.length - known))}</p>
      <table className="import-table pictures-table">
        <thead>
          <tr>
            <th scope="col">{say(TEXT.picture)}</th>
            <th scope="col">{say(TEXT.file)}</th>
            <th scope="col">{say(TEXT.to)}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((index) => {
            const picture = matched[index] as NamedPicture
            const target = targets[index]
            const fault = target ? (used.has(index) ? undefined : TEXT.unused) : faultOf(picture, scenario)
            return (
              <tr key={index} className={target && used.has(index) ? undefined : 'is-left-out'}>
                <td>
                  <Thumbnail file={files[index] as File} />
                </td>
                <th scope="row">
                  {quotable(picture.name)}
                  {fault && <span className="pictures-fault">{say(fault)}</span>}
                </th>
                <td>
                  <TargetSelect
                    label={quotable(picture.name)}
                    target={target}
                    first={picture.among}
                    scenario={scenario}
                    onChange={(next) => onChange(index, next)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

function faultOf({ among }: NamedPicture, scenario: Scenario): Localized {
  const [first, ...others] = among
  if (first === undefined) return TEXT.unknown
  if (others.length === 0) return TEXT.noFace
  const names = among.map((id) => nameOf(id, scenario)).join(', ')
  return localized(`Plusieurs types conviennent\u202f: ${names}.`, `Several types fit: ${names}.`)
}

// With its side: enemies have types of the same name.
function nameOf(id: CounterTypeId, { counterTypes, sides }: Scenario): string {
  const type = counterTypes[id]
  const side = type?.side && sides[type.side]
  return quotable(type?.name ?? '') + (side ? ` (${quotable(side.name)})` : '')
}

function Thumbnail({ file }: { file: File }): ReactNode {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <img className="pictures-thumbnail" src={address} alt="" />
}

/** Every type with all its faces and each of them; types that the name fits stand first. */
function TargetSelect(props: {
  label: string
  target: PictureTarget | undefined
  first: readonly CounterTypeId[]
  scenario: Scenario
  onChange: (target: PictureTarget | undefined) => void
}): ReactNode {
  const { label, target, first, scenario, onChange } = props
  const say = useSay()
  const { counterSchema } = useRuleset()
  const { counterTypes } = scenario
  const types = (Object.entries(counterTypes) as [CounterTypeId, CounterType][]).sort(
    ([a], [b]) => Number(first.includes(b)) - Number(first.includes(a)),
  )
  const faceName = (id: string): string => {
    const row = counterSchema.faces.find((face) => face.id === id)
    return row ? say(row.name) : quotable(id)
  }
  return (
    <select
      className="select"
      aria-label={label}
      value={target ? JSON.stringify(target) : ''}
      onChange={({ target: { value } }) =>
        onChange(value === '' ? undefined : (JSON.parse(value) as PictureTarget))
      }
    >
      <option value="">{say(TEXT.leftOut)}</option>
      {types.map(([type, sheet]) => {
        const faces = Object.keys(sheet.faces)
        const choices = [faces, ...(faces.length > 1 ? faces.map((face) => [face]) : [])]
        const isOther = target?.type === type && !choices.some((some) => sameFaces(some, target.faces))
        const all = isOther ? [...choices, target.faces] : choices
        return (
          <optgroup key={type} label={nameOf(type, scenario)}>
            {all.map((some) => (
              <option key={some.join(' ')} value={JSON.stringify({ type, faces: some })}>
                {`${quotable(sheet.name)} · `}
                {some === faces ? say(TEXT.all) : some.map(faceName).map(headline).join(' + ')}
              </option>
            ))}
          </optgroup>
        )
      })}
    </select>
  )
}

const sameFaces = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

function found(known: number, others: number): Localized {
  const { fr, en } = counted(
    known,
    localized('image reconnue', 'picture known'),
    localized('images reconnues', 'pictures known'),
  )
  if (others === 0) return localized(`${fr}.`, `${en}.`)
  const left = counted(
    others,
    localized('laissée de côté', 'left out'),
    localized('laissées de côté', 'left out'),
  )
  return localized(`${fr}, ${left.fr}.`, `${en}, ${left.en}.`)
}

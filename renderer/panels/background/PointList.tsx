/** The points of the fit: each with its hex, its error, and a button that removes it. A click chooses one for the arrows. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { editBackground } from '#shared/commands/editBackground'
import { nameOfHex } from '#shared/document/placeNames'
import { type Background, type FitPoint } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { formatNumber, localized, percentSign } from '#shared/i18n/localized'
import {
  ENOUGH_POINTS,
  type JudgedPoint,
  judgedPoints,
  MOST_POINTS,
  withoutPoint,
} from '../../tools/background/points'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'

const TEXT = {
  points: localized('Calage sur la grille', 'Fit to the grid'),
  how: localized(
    'Pressez dans l’image le centre d’une case que vous connaissez, et glissez-le sur cette case de la grille.',
    'Press in the picture the centre of a hex that you know, and drag it onto that hex of the grid.',
  ),
  few: localized(
    'Avec un point, l’image se déplace\u202f; avec deux, elle tourne et s’agrandit\u202f; avec trois, elle est calée.',
    'One point moves the picture; a second turns and enlarges it; with three it is fitted.',
  ),
  more: localized(
    'Grille dessinée à la main ou papier ondulé\u202f: cliquez de 6 à 20 centres, d’abord aux coins et aux bords. 12 suffisent souvent.',
    'A grid drawn by hand, or wavy paper: click 6 to 20 centres, corners and edges first. 12 are often enough.',
  ),
  keys: localized(
    'Flèches\u202f: pousser l’image sous le point choisi. Entrée\u202f: poser un point au curseur. Suppr\u202f: retirer le point.',
    'Arrows: nudge the picture under the chosen point. Enter: set a point at the cursor. Del: remove the point.',
  ),
  hex: localized('Case', 'Hex'),
  off: localized('Écart', 'Off by'),
  doubtful: localized('contredit les autres', 'contradicts the others'),
  clear: localized('Recommencer le calage', 'Start the fit anew'),
}

export function PointList({ background }: { background: Background }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const points = judgedPoints(scenario)
  const setFit = (fit: readonly FitPoint[]): void =>
    void editor.document.run(editBackground, { change: { fit } })
  return (
    <InspectorSection title={TEXT.points} aside={<span>{`${points.length} / ${MOST_POINTS}`}</span>}>
      {points.length === 0 && <p className="background-note">{say(TEXT.how)}</p>}
      <p className="background-note">{say(points.length < ENOUGH_POINTS ? TEXT.few : TEXT.more)}</p>
      {points.length > 0 && (
        <table className="background-points">
          <thead>
            <tr>
              <th scope="col">{'#'}</th>
              <th scope="col">{say(TEXT.hex)}</th>
              <th scope="col">{say(TEXT.off)}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <PointRow
                key={point.hex}
                point={point}
                number={index + 1}
                locked={background.locked}
                onRemove={() => setFit(withoutPoint(background.fit, point.hex))}
              />
            ))}
          </tbody>
        </table>
      )}
      {points.length > 0 && !background.locked && (
        <>
          <p className="background-note">{say(TEXT.keys)}</p>
          <div className="inspector-actions">
            <Button name={TEXT.clear} onClick={() => setFit([])} />
          </div>
        </>
      )}
    </InspectorSection>
  )
}

function PointRow(props: {
  point: JudgedPoint
  number: number
  locked: boolean
  onRemove: () => void
}): ReactNode {
  const { point, number, locked, onRemove } = props
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const selection = useEditorState((state) => state.session.selection)
  const hex = parseHexKey(point.hex)
  const name = nameOfHex(scenario, hex)
  const chosen = selection.kind === 'hexes' && selection.hexes[0] === point.hex
  const choose = (): void => {
    editor.session.select({ kind: 'hexes', hexes: [point.hex] })
    const { grid, hexMm } = scenario.map
    editor.view.viewport?.reveal([hexCenter(hex, { grid, hexMm })])
  }
  return (
    <tr className={point.isDoubtful ? 'is-doubtful' : undefined}>
      <td>{number}</td>
      <th scope="row">
        <button type="button" className="link" aria-pressed={chosen} onClick={choose}>
          {name}
        </button>
      </th>
      <td>
        {`${formatNumber(point.off * 100, language, 0)}${percentSign(language)}`}
        {point.isDoubtful && <em>{` ${say(TEXT.doubtful)}`}</em>}
      </td>
      <td>
        <IconButton
          label={localized(`Retirer le point ${name}`, `Remove the point ${name}`)}
          icon={Trash2}
          disabled={locked}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}

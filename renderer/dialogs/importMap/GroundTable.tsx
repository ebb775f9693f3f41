/** The codes of a file with the terrain that each becomes, as a table of choices, most hexes first. */
import { type ReactNode } from 'react'
import { type TerrainId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type GroundCode } from '#shared/interchange/exchange/read'
import { terrainSwatch } from '#shared/print/swatches'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { headline } from '../../i18n/language'
import { useEditorState, useSay } from '../../ui/EditorContext'
import { Picture } from '../../ui/pictures/Picture'
import '../../ui/controls/importTable.css'

const TEXT = {
  caption: localized('Terrain de chaque code', 'Terrain of each code'),
  code: localized('Dans le fichier', 'In the file'),
  count: localized('Cases', 'Hexes'),
  terrain: localized('Terrain', 'Terrain'),
}

/** Side of a swatch, CSS px. */
const SWATCH_PX = 22

interface GroundTableProps {
  readonly codes: readonly GroundCode[]
  readonly ruleset: Ruleset
  readonly chosen: Readonly<Record<string, TerrainId>>
  readonly onChange: (chosen: Readonly<Record<string, TerrainId>>) => void
}

export function GroundTable({ codes, ruleset, chosen, onChange }: GroundTableProps): ReactNode {
  const say = useSay()
  const style = useEditorState((state) => state.view.style)
  return (
    <table className="import-table ground-table">
      <caption className="visually-hidden">{say(TEXT.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(TEXT.code)}</th>
          <th scope="col" className="ground-count">
            {say(TEXT.count)}
          </th>
          <th scope="col" colSpan={2}>
            {say(TEXT.terrain)}
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ code, name, count, color, guess }) => {
          const terrain = chosen[code] ?? guess ?? ruleset.openTerrain
          return (
            <tr key={code}>
              <th scope="row">
                {color !== undefined && <span className="ground-color" style={{ background: color }} />}
                {name ? (
                  <>
                    {headline(say(name))} <code>{code}</code>
                  </>
                ) : (
                  <code>{code}</code>
                )}
              </th>
              <td className="ground-count">{count}</td>
              <td>
                <Picture {...terrainSwatch(ruleset, terrain, style)} width={SWATCH_PX} height={SWATCH_PX} />
              </td>
              <td>
                <select
                  className="select"
                  aria-label={`${say(TEXT.terrain)} ${code}`}
                  value={terrain}
                  onChange={({ target }) => onChange({ ...chosen, [code]: target.value })}
                >
                  {ruleset.terrains.map((row) => (
                    <option key={row.id} value={row.id}>
                      {headline(say(row.name))}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

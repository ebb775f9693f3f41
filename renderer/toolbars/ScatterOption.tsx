/** The choice of brush and fill: one terrain, or a mix of up to six, each with its weight. */
import Dices from 'lucide-react/icons/dices'
import Sprout from 'lucide-react/icons/sprout'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../i18n/language'
import { type TerrainMix } from '../toolOptions/index'
import { MIX_LIMIT, MOST_WEIGHT } from '../tools/scatter'
import { IconButton } from '../ui/controls/IconButton'
import { NumberBox } from '../ui/controls/NumberBox'
import { SWATCH_PX } from '../ui/controls/Swatches'
import { Tip } from '../ui/controls/Tip'
import { useEditor, useEditorState, useRuleset, useSay } from '../ui/EditorContext'
import { Picture } from '../ui/pictures/Picture'
import { terrainSwatch } from '#shared/print/swatches'
import { useOption } from './option'
import { TerrainOption } from './RowOptions'

export function ScatterOption(): ReactNode {
  const { setOptions } = useEditor().session
  const scatter = useOption('scatter')
  return (
    <>
      <IconButton
        icon={Sprout}
        label={localized('Semis\u202f: un mélange de terrains', 'Scatter: a mix of terrains')}
        shortcut="5"
        pressed={scatter}
        onClick={() => setOptions({ scatter: !scatter })}
      />
      {scatter ? <MixOptions /> : <TerrainOption />}
    </>
  )
}

function MixOptions(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const mix = useOption('terrainMix')
  const seed = useOption('scatterSeed')
  const setMix = (terrainMix: TerrainMix): void => setOptions({ terrainMix })
  const others = ruleset.terrains.filter(({ id }) => !mix.some(({ terrain }) => terrain === id))
  const add = say(localized('Ajouter un terrain', 'Add a terrain'))
  return (
    <div className="option">
      <div className="swatches mix">
        {mix.map(({ terrain, weight }) => (
          <MixPart
            key={terrain}
            terrain={terrain}
            weight={weight}
            isLast={mix.length === 1}
            onWeight={(next) =>
              setMix(mix.map((part) => (part.terrain === terrain ? { terrain, weight: next } : part)))
            }
            onRemove={() => setMix(mix.filter((part) => part.terrain !== terrain))}
          />
        ))}
      </div>
      {mix.length < MIX_LIMIT && others.length > 0 && (
        <select
          className="select mix-add"
          aria-label={add}
          value=""
          onChange={(event) => setMix([...mix, { terrain: event.target.value, weight: 1 }])}
        >
          <option value="" disabled>
            {add}
          </option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {headline(say(name))}
            </option>
          ))}
        </select>
      )}
      <IconButton
        icon={Dices}
        label={localized('Semer autrement', 'Scatter otherwise')}
        onClick={() => setOptions({ scatterSeed: seed + 1 })}
      />
    </div>
  )
}

function MixPart(props: {
  terrain: string
  weight: number
  isLast: boolean
  onWeight: (weight: number) => void
  onRemove: () => void
}): ReactNode {
  const say = useSay()
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const row = ruleset.terrains.find(({ id }) => id === props.terrain)
  if (!row) return null
  const remove = localized(`Enlever\u202f: ${row.name.fr}`, `Remove ${row.name.en}`)
  const share = localized(`Part\u202f: ${row.name.fr}`, `Share of ${row.name.en}`)
  return (
    <span className="mix-part">
      <Tip text={remove}>
        <button
          type="button"
          className="swatch"
          aria-label={say(remove)}
          disabled={props.isLast}
          onClick={props.onRemove}
        >
          <Picture {...terrainSwatch(ruleset, props.terrain, style)} width={SWATCH_PX} height={SWATCH_PX} />
        </button>
      </Tip>
      <NumberBox
        className="mix-weight"
        type="number"
        aria-label={say(share)}
        min={1}
        max={MOST_WEIGHT}
        value={props.weight}
        onChange={(event) => {
          const weight = event.target.valueAsNumber
          if (Number.isInteger(weight) && weight >= 1 && weight <= MOST_WEIGHT) props.onWeight(weight)
        }}
      />
    </span>
  )
}

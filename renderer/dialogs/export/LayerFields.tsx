/** The layers of an export: a ready set, those on screen, or a choice of one's own. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { LAYERS, type LayerId } from '#shared/painter/style'
import { LAYER_PRESET_IDS, LAYER_PRESETS } from '#shared/print/layerPresets'
import { LAYER_NAMES } from '../../editor/layers'
import { SelectField } from '../../ui/controls/fields'
import { useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { type ExportForm, type LayerChoice, layersLeftOut } from './exportForm'

const TEXT = {
  layers: localized('Calques', 'Layers'),
  screen: localized('Comme à l’écran', 'As on screen'),
  own: localized('Au choix', 'Own choice'),
  without: localized('Sans\u202f:', 'Without:'),
  each: localized('Calque par calque', 'Layer by layer'),
  staysOnScreen: localized(
    'Image de fond (à l’écran seulement, dit son panneau)',
    'Background picture (on screen only, says its panel)',
  ),
}

const CHOICES: readonly { readonly id: LayerChoice; readonly name: typeof TEXT.own }[] = [
  { id: 'screen', name: TEXT.screen },
  ...LAYER_PRESET_IDS.map((id) => ({ id, name: LAYER_PRESETS[id].name })),
  { id: 'own', name: TEXT.own },
]

interface LayerFieldsProps {
  readonly form: ExportForm
  readonly onChange: (part: Partial<ExportForm>) => void
}

export function LayerFields({ form, onChange }: LayerFieldsProps): ReactNode {
  const say = useSay()
  const background = useEditorState((state) => state.document.scenario.map.background)
  const onScreen = useEditorState((state) => state.view.hiddenLayers)
  const { hexAttributes } = useRuleset()
  const layers = LAYERS.filter(
    (layer) =>
      (layer !== 'attributes' || hexAttributes.length > 0) &&
      (layer !== 'background' || background !== undefined),
  ).toReversed()
  // The scenario itself says whether its picture leaves the screen (MAP-2).
  const stays = (layer: LayerId): boolean => layer === 'background' && !background?.print
  const leftOut = layersLeftOut(form, onScreen)
  const missing = layers.filter((layer) => leftOut.includes(layer))
  // A choice of one's own begins with what was there before.
  const own = (hiddenLayers: readonly LayerId[]): void => onChange({ layers: 'own', hiddenLayers })
  return (
    <>
      <SelectField
        label={TEXT.layers}
        value={form.layers}
        options={CHOICES}
        onChange={(choice) => (choice === 'own' ? own(leftOut) : onChange({ layers: choice }))}
      />
      {form.layers !== 'own' && missing.length > 0 && (
        <p className="form-note">
          {say(TEXT.without)} {missing.map((layer) => say(LAYER_NAMES[layer])).join(', ')}
        </p>
      )}
      <details className="export-layers" open={form.layers === 'own'}>
        <summary>{say(TEXT.each)}</summary>
        {layers.map((layer) => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={!leftOut.includes(layer) && !stays(layer)}
              disabled={stays(layer)}
              onChange={(event) =>
                own(event.target.checked ? leftOut.filter((id) => id !== layer) : [...leftOut, layer])
              }
            />
            {say(stays(layer) ? TEXT.staysOnScreen : LAYER_NAMES[layer])}
          </label>
        ))}
      </details>
    </>
  )
}

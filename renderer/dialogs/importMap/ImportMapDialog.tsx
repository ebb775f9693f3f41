/** A map or module of another program as a new scenario, in two steps: the file, then what it leaves to be chosen, with a picture. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { faultInWords, type ExchangeFault } from '#shared/interchange/exchange/fault'
import { type ReadChosen } from '#shared/interchange/exchange/read'
import { SOURCE_IDS, SOURCES } from '#shared/interchange/sources'
import { mapFrame } from '#shared/painter/frame'
import { rulesetById, RULESETS } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { counted } from '../../i18n/language'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame, useFocusOfStep } from '../../ui/controls/DialogFrame'
import { SelectField } from '../../ui/controls/fields'
import { FileChooser } from '../../ui/controls/FileChooser'
import { LeftOut } from '../../ui/controls/LeftOut'
import { useLanguage, useRuleset, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { useFileActions } from '../../ui/fileActions'
import { BitmapPicture } from '../../ui/pictures/BitmapPicture'
import { useExportClient } from '../export/useExporting'
import { useMapPicture } from '../export/useMapPicture'
import { GroundTable } from './GroundTable'
import { useBuilt } from './useBuilt'
import { useOpenedMap } from './useOpenedMap'
import './importMap.css'

const TEXT = {
  title: localized('Importer une carte', 'Import a map'),
  about: localized(
    'Une carte d’un autre programme devient un nouveau scénario\u202f; le scénario ouvert ne change pas. Si elle nomme d’autres fichiers (jeux de tuiles), choisissez-les avec elle.',
    'A map of another program becomes a new scenario; the open scenario does not change. If it names other files (tilesets), choose them together with it.',
  ),
  ruleset: localized('Règles', 'Rules'),
  board: localized('Plateau', 'Board'),
  setUp: localized('Mise en place', 'Set-up'),
  none: localized('aucune', 'none'),
  back: localized('Retour', 'Back'),
  take: localized('Importer', 'Import'),
  reading: (name: string) => localized(`Lecture de ${name}…`, `Reading ${name}…`),
}

/** Longer edge of the picture, CSS px. */
const PICTURE_PX = 420

const ENDINGS = SOURCE_IDS.flatMap((id) => SOURCES[id].endings)

export function ImportMapDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const files = useFileActions()
  const language = useLanguage()
  const dropped = useUiState((state) => state.dropped)
  const besides = useUiState((state) => state.besides)
  const [rulesetId, setRulesetId] = useState(useRuleset().id)
  const [chosen, setChosen] = useState<ReadChosen>({ ground: {} })
  const asProposed = useCallback(() => setChosen({ ground: {} }), [])
  const { file, fault, reading, read, leave } = useOpenedMap(asProposed)
  useEffect(() => {
    if (dropped) read(dropped, besides)
  }, [dropped, besides, read])
  useFocusOfStep(file)
  const ruleset = rulesetById(file?.read.ruleset ?? rulesetId)
  const choices = useMemo(() => (file && ruleset ? file.read.choices(ruleset) : undefined), [file, ruleset])
  const built = useBuilt(file, chosen, { ruleset, language })
  const client = useExportClient()
  const scenario = built?.ok ? built.value.scenario : undefined
  const bitmap = useMapPicture(scenario, client, PICTURE_PX)
  const frame = scenario && mapFrame({ grid: scenario.map.grid, hexMm: scenario.map.hexMm })
  const take = async (): Promise<void> => {
    if (scenario && (await files.create(scenario))) ui.closeDialog()
  }
  return (
    <DialogFrame
      title={TEXT.title}
      size={file ? 'large' : 'medium'}
      footer={
        <>
          {file && <Button name={TEXT.back} icon={ArrowLeft} look="is-large is-first" onClick={leave} />}
          <ConfirmButtons name={TEXT.take} disabled={!scenario} onConfirm={() => void take()} />
        </>
      }
    >
      {!file && (
        <>
          <FileChooser
            about={TEXT.about}
            endings={ENDINGS}
            fault={fault && wordsOf(fault)}
            read={read}
            several
          />
          <p className="import-map-reading" role="status">
            {reading !== undefined && say(TEXT.reading(reading))}
          </p>
          <ul className="import-map-sources">
            {SOURCE_IDS.map((id) => (
              <li key={id}>
                {say(SOURCES[id].name)} ({SOURCES[id].endings.join(', ')})
              </li>
            ))}
          </ul>
        </>
      )}
      {file && ruleset && choices && (
        <div className="import-map">
          <div className="import-map-fields">
            <p className="import-map-name" tabIndex={-1} data-autofocus>
              {file.name}
            </p>
            {scenario && <p className="import-map-facts">{say(factsOf(scenario, ruleset))}</p>}
            {file.read.ruleset === undefined && (
              <SelectField
                label={TEXT.ruleset}
                value={rulesetId}
                options={RULESETS}
                onChange={setRulesetId}
              />
            )}
            {choices.boards.length > 1 && (
              <SelectField
                label={TEXT.board}
                value={chosen.board ?? (choices.boards[0] as string)}
                options={choices.boards.map((name) => ({ id: name, name }))}
                onChange={(board) => setChosen({ ...chosen, board })}
              />
            )}
            {choices.setUps.length > 0 && (
              <SelectField
                label={TEXT.setUp}
                value={chosen.setUp ?? ''}
                options={[{ id: '', name: TEXT.none }, ...choices.setUps]}
                onChange={(setUp) => setChosen(withSetUp(chosen, setUp))}
              />
            )}
            {choices.ground.length > 0 && (
              <GroundTable
                codes={choices.ground}
                ruleset={ruleset}
                chosen={chosen.ground}
                onChange={(ground) => setChosen({ ...chosen, ground })}
              />
            )}
          </div>
          <div className="import-map-picture">
            {frame && (
              <BitmapPicture
                className="import-map-bitmap"
                bitmap={bitmap}
                width={Math.round(PICTURE_PX * Math.min(1, frame.width / frame.height))}
                height={Math.round(PICTURE_PX * Math.min(1, frame.height / frame.width))}
              />
            )}
            {built && !built.ok && (
              <p className="form-note is-error" role="alert">
                {say(wordsOf(built.error))}
              </p>
            )}
            {built?.ok && <LeftOut warnings={built.value.warnings} />}
          </div>
        </div>
      )}
    </DialogFrame>
  )
}

/** "Magna Carta · 26 × 16 cases · 30 pions sur la carte": what the file becomes as it is chosen now. */
function factsOf({ map: { grid }, counters }: Scenario, { name }: Ruleset): Localized {
  const size = `${grid.columns} × ${grid.rows}`
  const laid = Object.values(counters).filter(({ hex }) => hex !== undefined).length
  const { fr, en } = counted(
    laid,
    localized('pion sur la carte', 'counter on the map'),
    localized('pions sur la carte', 'counters on the map'),
  )
  return localized(`${name.fr} · ${size} cases · ${fr}`, `${name.en} · ${size} hexes · ${en}`)
}

function withSetUp({ ground, board }: ReadChosen, setUp: string): ReadChosen {
  return { ground, ...(board !== undefined && { board }), ...(setUp !== '' && { setUp }) }
}

const wordsOf = (fault: ExchangeFault): Localized => {
  const words = (language: Language): string => faultInWords(fault, language)
  return { fr: words('fr'), en: words('en') }
}

/** A map or module of another program as a new scenario, in two steps: the file, then what it leaves to be chosen, with a picture. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { faultInWords, type ExchangeFault } from '#shared/interchange/exchange/fault'
import { type ReadChosen } from '#shared/interchange/exchange/read'
import { SOURCE_IDS, SOURCES } from '#shared/interchange/sources'
import { mapFrame } from '#shared/painter/frame'
import { rulesetById, RULESETS } from '#shared/rules/registry/registry'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SelectField } from '../../ui/controls/fields'
import { FileChooser } from '../../ui/controls/FileChooser'
import { useLanguage, useRuleset, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { useFileActions } from '../../ui/fileActions'
import { BitmapPicture } from '../../ui/pictures/BitmapPicture'
import { useExportClient } from '../export/useExporting'
import { useMapPicture } from '../export/useMapPicture'
import { GroundTable } from './GroundTable'
import { type OpenedMap, readMapFile } from './readMapFile'
import { useBuilt } from './useBuilt'
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
  left: localized('Ce qui reste de côté', 'Left out'),
  back: localized('Retour', 'Back'),
  take: localized('Importer', 'Import'),
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
  const [file, setFile] = useState<OpenedMap>()
  const [fault, setFault] = useState<Localized>()
  const [rulesetId, setRulesetId] = useState(useRuleset().id)
  const [chosen, setChosen] = useState<ReadChosen>({ ground: {} })
  const opened = useCallback((read: Awaited<ReturnType<typeof readMapFile>>): void => {
    setChosen({ ground: {} })
    setFault(read.ok ? undefined : wordsOf(read.error))
    setFile(read.ok ? read.value : undefined)
  }, [])
  useEffect(() => {
    if (dropped) void readMapFile(dropped, besides).then(opened)
  }, [dropped, besides, opened])
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
          {file && (
            <Button
              name={TEXT.back}
              icon={ArrowLeft}
              look="is-large is-first"
              onClick={() => setFile(undefined)}
            />
          )}
          <ConfirmButtons name={TEXT.take} disabled={!scenario} onConfirm={() => void take()} />
        </>
      }
    >
      {!file && (
        <>
          <FileChooser
            about={TEXT.about}
            endings={ENDINGS}
            fault={fault}
            read={(first, others) => void readMapFile(first, others).then(opened)}
            several
          />
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
            <p className="import-map-name">{file.name}</p>
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

function LeftOut({ warnings }: { readonly warnings: readonly Localized[] }): ReactNode {
  const say = useSay()
  if (warnings.length === 0) return null
  return (
    <section className="import-map-left">
      <h3>{say(TEXT.left)}</h3>
      <ul>
        {warnings.map((warning, index) => (
          <li key={index}>{say(warning)}</li>
        ))}
      </ul>
    </section>
  )
}

function withSetUp({ ground, board }: ReadChosen, setUp: string): ReadChosen {
  return { ground, ...(board !== undefined && { board }), ...(setUp !== '' && { setUp }) }
}

const wordsOf = (fault: ExchangeFault): Localized => {
  const words = (language: Language): string => faultInWords(fault, language)
  return { fr: words('fr'), en: words('en') }
}

/** The scenario that a file becomes with what is chosen; the one before stays until the next is there. */
import { useEffect, useState } from 'react'
import { type Language } from '#shared/i18n/localized'
import { type ExchangeFault } from '#shared/interchange/exchange/fault'
import { type ReadChosen, type ReadScenario } from '#shared/interchange/exchange/read'
import { titleOfFile } from '#shared/interchange/sources'
import { type Result } from '#shared/lang/result'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type OpenedMap } from './readMapFile'

type Built = Result<ReadScenario, ExchangeFault>

export function useBuilt(
  file: OpenedMap | undefined,
  chosen: ReadChosen,
  { ruleset, language }: { readonly ruleset: Ruleset | undefined; readonly language: Language },
): Built | undefined {
  const [built, setBuilt] = useState<{ readonly of: OpenedMap; readonly result: Built }>()
  useEffect(() => {
    if (!file || !ruleset) return
    let wanted = true
    const title = titleOfFile(file.name)
    void file.read.build(chosen, { ruleset, language, title }).then((result) => {
      if (wanted) setBuilt({ of: file, result })
    })
    return () => {
      wanted = false
    }
  }, [file, chosen, ruleset, language])
  return built && built.of === file ? built.result : undefined
}

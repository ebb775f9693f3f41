/** The file that was chosen or dropped last, being read, understood or refused. */
import { useCallback, useRef, useState } from 'react'
import { type ExchangeFault } from '#shared/interchange/exchange/fault'
import { type OpenedMap, readMapFile } from './readMapFile'

interface MapStep {
  readonly file?: OpenedMap
  readonly fault?: ExchangeFault
  /** Name of the file that is being read. */
  readonly reading?: string
}

interface ChosenMap extends MapStep {
  /** @param others chosen together with it: it may name them. */
  read(file: File, others: readonly File[]): void
  /** Back to the choice of a file. */
  leave(): void
}

/** @param onOther called for each file that was read, before it is there; the same function always. */
export function useOpenedMap(onOther: () => void): ChosenMap {
  const [step, setStep] = useState<MapStep>({})
  // When two were chosen one after the other, the second counts, however long the first takes.
  const last = useRef<File>(undefined)
  const read = useCallback(
    (file: File, others: readonly File[]): void => {
      last.current = file
      setStep({ reading: file.name })
      void readMapFile(file, others).then((result) => {
        if (last.current !== file) return
        onOther()
        setStep(result.ok ? { file: result.value } : { fault: result.error })
      })
    },
    [onOther],
  )
  const leave = useCallback(() => setStep({}), [])
  return { ...step, read, leave }
}

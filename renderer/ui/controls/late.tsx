/** Parts of the page that are fetched when they are first shown. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * The component of that name of a module that is fetched late; a failure is thrown where it is shown. Not React's `lazy`, which keeps a
 * placeholder for at least 300 ms once it has shown one: most parts come in a tenth of that.
 */
export function late<P extends object, K extends string>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Late(props: P) {
    const [outcome, setOutcome] = useState<{ readonly error?: unknown }>()
    useEffect(() => {
      if (loaded) return
      load().then(
        (module) => {
          loaded = module[name]
          setOutcome({})
        },
        (error: unknown) => setOutcome({ error }),
      )
    }, [])
    if (outcome && 'error' in outcome) throw outcome.error
    const Loaded = loaded
    return Loaded ? <Loaded {...props} /> : COMING
  }
}

/** The placeholder while it is loading: nothing to see, marked busy. */
export const COMING: ReactNode = <div hidden aria-busy="true" />

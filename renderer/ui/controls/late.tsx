/** Parts of the page that are fetched when they are first shown. */
import { type ComponentType, lazy, type ReactNode } from 'react'

/** The component of that name of a module that is fetched late. */
export function late<P, K extends string>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

/** The placeholder while it is loading: nothing to see, marked busy. */
export const COMING: ReactNode = <div hidden aria-busy="true" />

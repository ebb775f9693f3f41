/** The placeholder of a part of the page that is still loading: nothing to see, marked busy. */
import { type ReactNode } from 'react'

export const COMING: ReactNode = <div hidden aria-busy="true" />

/** Where a part of the page that is fetched when first asked for will stand: nothing to see, marked for those who wait for it. */
import { type ReactNode } from 'react'

export const COMING: ReactNode = <div hidden aria-busy="true" />

import { lazy } from 'react'

/** The manual beside something else, which is shown without waiting for it. */
export const ManualPane = lazy(() => import('./manual-pane').then(({ ManualPane }) => ({ default: ManualPane })))

import { lazy } from 'react'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { MachineHomeScreen } from './machine-home/machine-home'

// Not the other one: people who run machines are those on slow networks.
const DealershipHome = lazy(() => import('./home-page').then(({ HomeScreen }) => ({ default: HomeScreen })))

/** Home as its reader needs it: a dealership's work, or the machines that one runs. */
export function HomeScreen() {
  return isOfDealership(useUser()) ? <DealershipHome /> : <MachineHomeScreen />
}

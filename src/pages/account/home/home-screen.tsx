import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { HomeScreen as DealershipHome } from './home-page'
import { MachineHomeScreen } from './machine-home/machine-home'

/** Home as its reader needs it: a dealership's work, or the machines that one runs. */
export function HomeScreen() {
  return isOfDealership(useUser()) ? <DealershipHome /> : <MachineHomeScreen />
}

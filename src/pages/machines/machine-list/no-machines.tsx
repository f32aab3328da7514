import { Tractor } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { machineListText } from './text'

type NoMachinesProps = {
  isFiltered: boolean
  onReset: () => void
  /** The first thing to do, for those who keep models. */
  add: ReactNode
}

/** An empty list: because nothing matches, or because there is nothing yet. */
export function NoMachines({ isFiltered, onReset, add }: NoMachinesProps) {
  const t = useText(machineListText)
  return isFiltered ? (
    <EmptyState title={t('nothingFoundTitle')} icon={Tractor} action={<Button onClick={onReset}>{t('reset')}</Button>}>
      {t('nothingFound')}
    </EmptyState>
  ) : (
    <EmptyState title={t('emptyTitle')} icon={Tractor} action={add}>
      {t(add ? 'emptyForStaff' : 'empty')}
    </EmptyState>
  )
}

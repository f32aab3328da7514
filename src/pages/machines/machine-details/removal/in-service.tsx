import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { machineDetailsText } from '../text'

type InServiceProps = { count: number; fromAll: boolean; instances: ReactNode }

/** Why a model must stay: machines of it are served, or keep their history. */
export function InService({ count, fromAll, instances }: InServiceProps) {
  const t = useText(machineDetailsText)
  return (
    <Callout tone="warning" title={t('inUseTitle')} actions={instances}>
      {t(fromAll ? 'inUseOfAll' : 'inUse', { count })}
    </Callout>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Machine, machineQueries } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'
import { machineDetailsText } from './text'

/** Brand, type, model, and when the newest manual came. */
export function MachineFacts({ machine }: { machine: Machine }) {
  const t = useText(machineDetailsText)
  return (
    <Card title={t('facts')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        <Fact name={t('brand')}>{machine.brand}</Fact>
        <Fact name={t('type')}>{machine.type}</Fact>
        <Fact name={t('model')}>{machine.model}</Fact>
        <Fact name={t('lastUpload')}>
          <LastUpload machineId={machine.id} />
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  )
}

function LastUpload({ machineId }: { machineId: string }) {
  const t = useText(machineDetailsText)
  const ago = useRelativeTime()
  const { data, isPending } = useQuery(machineQueries.manualUploadDate(machineId))
  if (isPending) return <Skeleton className="mt-1 h-4 w-24" />
  return data?.uploaded_at ? <time dateTime={data.uploaded_at}>{ago(data.uploaded_at)}</time> : t('noUpload')
}

import { useQuery } from '@tanstack/react-query'
import { Plus, SatelliteDish } from 'lucide-react'
import { useState } from 'react'
import { telematicsSourceQueries } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { instanceListText } from '../text'
import { SourceCard } from './source-card'
import { SourceDialog } from './source-dialog'

/** The endpoints of an operator. */
export function SourceList({ organizationId }: { organizationId: string }) {
  const t = useText(instanceListText)
  const [isAdding, setIsAdding] = useState(false)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <Loaded query={useQuery(telematicsSourceQueries.list(organizationId))}>
        {(sources) =>
          sources.length === 0 ? (
            <EmptyState title={t('sourceEmptyTitle')} icon={SatelliteDish} action={add}>
              {t('sourceEmpty')}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              {sources.map((source) => (
                <SourceCard key={source.id} organizationId={organizationId} source={source} />
              ))}
              {add}
            </div>
          )
        }
      </Loaded>
      {isAdding && <SourceDialog organizationId={organizationId} onClose={() => setIsAdding(false)} />}
    </>
  )
}

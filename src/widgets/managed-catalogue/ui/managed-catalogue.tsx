import { useQuery } from '@tanstack/react-query'
import { BookOpen, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Catalogue, catalogueQueries } from '@/entities/catalogue'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { managedCatalogueText } from '../text'
import { CreateCatalogueDialog } from './create-catalogue-dialog'

type ManagedCatalogueProps = {
  /** Shown with the catalogue of the reader's dealership. */
  children: (catalogue: Catalogue) => ReactNode
}

/** The catalogue of the reader's dealership, which is created here if there is none. */
export function ManagedCatalogue({ children }: ManagedCatalogueProps) {
  const t = useText(managedCatalogueText)
  const isSuperUser = hasRole(useUser(), 'super-user')
  const query = useQuery(catalogueQueries.list())
  return (
    <Loaded query={query} errorTitle={t('failed')} isPageTitle>
      {({ items }) => {
        const own = isSuperUser ? undefined : items.find(({ can_manage }) => can_manage)
        if (own) return children(own)
        return isSuperUser ? (
          <EmptyState title={t('notYoursTitle')} icon={BookOpen}>
            {t('notYours')}
          </EmptyState>
        ) : (
          <NoCatalogue />
        )
      }}
    </Loaded>
  )
}

function NoCatalogue() {
  const t = useText(managedCatalogueText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <EmptyState
        title={t('noneTitle')}
        icon={BookOpen}
        action={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
            {t('create')}
          </Button>
        }
      >
        {t('none')}
      </EmptyState>
      {isOpen && <CreateCatalogueDialog onClose={() => setOpen(false)} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isFormer, type Organization, organizationQueries } from '@/entities/organization'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Callout } from '@/shared/ui/callout'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { CustomerActions } from './customer-actions'
import { CustomerContact } from './customer-contact'
import { CustomerLinks } from './customer-links'
import { CustomerMachines } from './customer-machines'
import { CustomerMessages } from './customer-messages'
import { CustomerPeople } from './customer-people'
import { CustomerReach } from './customer-reach'
import { CustomerSales } from './customer-sales'
import { customerText } from './text'

type CustomerPageProps = { customerId: string; onBack: () => void }

/** One operator, as the staff of the dealership that serves it sees it. */
export function CustomerPage({ customerId, onBack }: CustomerPageProps) {
  const t = useText(customerText)
  const query = useQuery(organizationQueries.detail(customerId))
  usePageTitle(query.data?.name ?? t('back'))
  const back = (
    <BackLink href="/customers" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(customer) => <CustomerDetails customer={customer} back={back} />}
    </LoadedPage>
  )
}

/** Each section asks for itself, so that one that fails leaves the others on the screen. */
function CustomerDetails({ customer, back }: { customer: Organization; back: ReactNode }) {
  const t = useText(customerText)
  const user = useUser()
  const { id } = customer
  const dealershipId = isOfDealership(user) ? user.organization?.id : undefined
  const isServed = !isFormer(customer)
  return (
    <>
      <PageHeader
        title={customer.name}
        summary={
          <>
            {customer.description && <p>{customer.description}</p>}
            {isServed && <CustomerReach customer={customer} />}
          </>
        }
        back={back}
        actions={isServed && dealershipId && <CustomerActions customerId={id} dealershipId={dealershipId} />}
      />
      {!isServed && <Callout className="mb-6">{t('former')}</Callout>}
      {/* Two stacks and not rows, which would leave holes beside a long list. */}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <CustomerMachines customerId={id} />
          <CustomerSales customerId={id} />
        </div>
        <div className="grid min-w-0 gap-6">
          <CustomerMessages customerId={id} />
          {/* After the service has ended, neither the customer's people nor its addresses are shown. */}
          {isServed && hasRole(user, 'org-admin') && <CustomerPeople customerId={id} />}
          {isServed && <CustomerContact customer={customer} dealershipId={dealershipId} />}
          <CustomerLinks customerId={id} />
        </div>
      </div>
    </>
  )
}

const path = '/customers/$id'

export function CustomerScreen() {
  const { id } = useParams({ from: path })
  const navigate = useNavigate({ from: path })
  return <CustomerPage customerId={id} onBack={() => void navigate({ to: '/customers', search: {} })} />
}

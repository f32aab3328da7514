import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { lookUpCustomersQuery } from '#contract/platform-limits'
import { machineQueries } from '@/entities/machine'
import { type Customer, type MachineOfCustomers, organizationQueries } from '@/entities/organization'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { organizationsText } from './text'

/** "May look up the customer organization by machine brand and model" (specification, section 6). */
export function CustomerLookUp({ onClose }: { onClose: () => void }) {
  const t = useText(organizationsText)
  const { data: brands } = useQuery(machineQueries.brands())
  const [typed, setTyped] = useState<MachineOfCustomers>({ brand: '', model: '' })
  const [asked, setAsked] = useState<MachineOfCustomers>()
  const machine = { brand: typed.brand, model: typed.model.trim() }
  const customers = useQuery({
    ...organizationQueries.customers(asked ?? machine),
    enabled: asked !== undefined,
  })

  function find(event: FormEvent) {
    event.preventDefault()
    if (machine.brand !== '' && machine.model !== '') setAsked(machine)
  }

  return (
    <Dialog open onOpenChange={onClose} title={t('lookUpTitle')} description={t('lookUpAdvice')}>
      <form noValidate onSubmit={find} className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <SelectField
          label={t('brand')}
          value={typed.brand}
          onChange={({ target }) => setTyped({ ...typed, brand: target.value })}
          placeholder={t('chooseOne')}
          options={brands?.items.map(({ name }) => ({ value: name, label: name })) ?? []}
        />
        <TextField
          label={t('model')}
          value={typed.model}
          onChange={({ target }) => setTyped({ ...typed, model: target.value })}
          maxLength={lookUpCustomersQuery.model.maxLength}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={machine.brand === '' || machine.model === ''}
          pending={customers.isFetching}
        >
          {t('find')}
        </Button>
      </form>
      <div aria-live="polite" className="pt-5">
        {customers.error && <p className="text-danger-ink">{customers.error.message}</p>}
        {customers.data && <CustomerList customers={customers.data.items} />}
      </div>
    </Dialog>
  )
}

/** The operators that have a machine, and who serves them with it. */
function CustomerList({ customers }: { customers: Customer[] }) {
  const t = useText(organizationsText)
  const together = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  if (customers.length === 0) return <p className="text-ink-muted">{t('nobodyHasIt')}</p>
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {customers.map(({ id, name, phone_number, dealerships }) => (
        <li key={id} className="grid gap-0.5 px-4 py-3">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ink-muted">
            {[phone_number, t('servedBy', { names: together.format(dealerships.map((one) => one.name)) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Organization, organizationMutations, organizationQueries } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { SelectField } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { organizationsText } from './text'

type AddLinkProps = {
  organization: Organization
  /** The ids of those that it works with already. */
  linkedWith: string[]
}

/** Links an organization with one of the other kind. */
export function AddLink({ organization, linkedWith }: AddLinkProps) {
  const t = useText(organizationsText)
  const [chosen, setChosen] = useState('')
  const isDealership = organization.type === 'DEALERSHIP'
  const { data } = useQuery(organizationQueries.ofType(isDealership ? 'OPERATOR' : 'DEALERSHIP'))
  const add = useMutation({
    ...organizationMutations.requestLink(),
    onSuccess: ({ dealership, operator }) => {
      toast.success(t('linked', { dealership: dealership.name, operator: operator?.name ?? '' }))
      setChosen('')
    },
  })
  const offered = data?.items.filter(({ id }) => !linkedWith.includes(id)) ?? []

  function link() {
    const pair = isDealership
      ? { dealership_id: organization.id, operator_id: chosen }
      : { dealership_id: chosen, operator_id: organization.id }
    add.mutate(pair)
  }

  return (
    <div className="flex items-end gap-3">
      <SelectField
        label={t('linkTo')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        placeholder={t('chooseOne')}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        error={add.error?.message}
        className="grow"
      />
      <Button onClick={link} disabled={chosen === ''} pending={add.isPending}>
        {t('linkWith')}
      </Button>
    </div>
  )
}

import type { ComponentProps } from 'react'
import { DealershipField } from '@/entities/organization'
import { useUser } from '@/features/session'

/** Lets a super user choose the dealership that the page is about; everyone else has their own. */
export function DealershipChoice(props: ComponentProps<typeof DealershipField>) {
  return useUser().is_superuser ? <DealershipField {...props} /> : null
}

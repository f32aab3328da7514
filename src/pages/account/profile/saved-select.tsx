import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SelectField } from '@/shared/ui/select-field'

type SavedSelectProps = ComponentProps<typeof SelectField> & {
  /** Where the choice was saved, once it has been changed. */
  saved: string | false
}

/** A choice that is saved as soon as it is made, and says so beside itself. */
export function SavedSelect({ saved, ...field }: SavedSelectProps) {
  return (
    <div className="grid content-start gap-1.5">
      <SelectField {...field} />
      <p role="status" className="flex items-start gap-1.5 text-sm font-medium text-success-ink empty:hidden">
        {saved && (
          <>
            <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
            {saved}
          </>
        )}
      </p>
    </div>
  )
}

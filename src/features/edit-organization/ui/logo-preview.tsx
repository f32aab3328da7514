import { useEffect, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { editOrganizationText } from '../text'

type LogoPreviewProps = {
  file: File
  /** Why saving it did not work. */
  failure: string | undefined
  pending: boolean
  onCancel: () => void
  /** The browser cannot show it: what it says of itself is not what it is. */
  onUnreadable: () => void
  onSave: () => void
}

/** The chosen picture before it is sent, on the ground on which it will stand. */
export function LogoPreview({ file, failure, pending, onCancel, onUnreadable, onSave }: LogoPreviewProps) {
  const t = useText(editOrganizationText)
  const address = useObjectUrl(file)
  return (
    <div className="grid justify-items-center gap-4 rounded-md border border-line bg-sunken p-5">
      {failure && (
        <Callout tone="danger" announce className="w-full">
          {failure}
        </Callout>
      )}
      {address && (
        <img
          src={address}
          alt={t('logoPreview', { name: file.name })}
          onError={onUnreadable}
          className="size-32 rounded-sm border border-line bg-surface object-contain"
        />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onCancel} disabled={pending}>
          {t('cancel')}
        </Button>
        <Button variant="primary" pending={pending} onClick={onSave}>
          {t('saveLogo')}
        </Button>
      </div>
    </div>
  )
}

/** An address that shows a file for as long as it is looked at. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return address
}

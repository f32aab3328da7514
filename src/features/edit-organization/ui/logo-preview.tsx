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
  /** The browser cannot show the file: its content does not match its type. */
  onUnreadable: () => void
  onSave: () => void
}

/** The chosen picture before it is sent, on the background where it will appear. */
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

/** An object URL for a file, revoked when the component unmounts. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return address
}

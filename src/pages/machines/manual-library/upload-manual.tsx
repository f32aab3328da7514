import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { machineQueries } from '@/entities/machine'
import { ChosenModel, type Model, ModelSearch } from '@/features/choose-model'
import { UploadManualDialog } from '@/features/upload-manual'
import { useText } from '@/shared/lib/i18n'
import { Skeleton } from '@/shared/ui/skeleton'
import { useProcessingNews } from '@/widgets/manual-list'
import { manualLibraryText } from './text'

type UploadManualProps = {
  organizationName: string | undefined
  /** The machine that the list is about, which is chosen until another one is. */
  machineId: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Uploads a manual about any machine: it is chosen first, in the same dialog. */
export function UploadManual({ machineId, ...dialog }: UploadManualProps) {
  const t = useText(manualLibraryText)
  const announce = useProcessingNews()
  const listed = useQuery({ ...machineQueries.detail(machineId ?? ''), enabled: machineId !== undefined })
  /** Null while another machine than that of the list is being chosen. */
  const [chosen, setChosen] = useState<Model | null>()
  const [listedId, setListedId] = useState(machineId)
  if (listedId !== machineId) {
    setListedId(machineId)
    setChosen(undefined)
  }
  const machine = chosen === undefined ? listed.data : (chosen ?? undefined)
  const isLoading = chosen === undefined && listed.isLoading
  return (
    <UploadManualDialog
      {...dialog}
      machine={machine}
      choice={
        isLoading ? (
          <div role="status">
            <span className="sr-only">{t('loadingMachine')}</span>
            <Skeleton className="h-20" />
          </div>
        ) : machine ? (
          <ChosenModel model={machine} onChange={() => setChosen(null)} />
        ) : (
          <ModelSearch startsFocused={chosen === null} onChoose={({ model }) => setChosen(model)} />
        )
      }
      onUploaded={({ id }) => {
        if (machine) announce({ id, machine_id: machine.id })
        setChosen(undefined)
      }}
    />
  )
}

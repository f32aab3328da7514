import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { MachineInstance } from '@/entities/machine-instance'
import { labelAddressOf, portalLinkQueries } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { PrintAlone } from '@/shared/ui/print-alone'
import { toast } from '@/shared/ui/toaster'
import { Label } from '@/widgets/machine-label'
import { instanceListText } from './text'

type Labels = { instance: MachineInstance; url: string }[]

/** Prints the labels of several machines, on a sheet side by side, on a roll one after the other. One without a label gets it. */
export function PrintLabels({ instances }: { instances: readonly MachineInstance[] }) {
  const t = useText(instanceListText)
  const queryClient = useQueryClient()
  const [labels, setLabels] = useState<Labels>()
  const [position, setPosition] = useState(1)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const made: Labels = []
      for (const instance of instances) {
        setPosition(made.length + 1)
        made.push({ instance, url: await labelAddressOf(instance.id) })
      }
      return made
    },
    onSuccess: setLabels,
    onError: ({ message }) => toast.error(message),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: portalLinkQueries.all() }),
  })
  return (
    <>
      <Button icon={<Printer aria-hidden />} pending={isPending} onClick={() => mutate()}>
        {isPending ? t('preparingLabels', { position, count: instances.length }) : t('printLabels')}
      </Button>
      {labels && (
        <PrintAlone onDone={() => setLabels(undefined)}>
          <div className="min-[80mm]:flex min-[80mm]:flex-wrap min-[80mm]:gap-[4mm]">
            {labels.map(({ instance, url }) => (
              <div key={instance.id} className="break-inside-avoid max-[80mm]:break-after-page">
                <Label instance={instance} url={url} />
              </div>
            ))}
          </div>
        </PrintAlone>
      )}
    </>
  )
}

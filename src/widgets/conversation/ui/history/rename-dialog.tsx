import { useMutation } from '@tanstack/react-query'
import { conversationChangeLimits } from '#contract/assistants-limits'
import { type ConversationSummary, conversationMutations } from '@/entities/conversation'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { conversationText } from '../../text'

export function RenameDialog({ conversation, onClose }: { conversation: ConversationSummary; onClose: () => void }) {
  const t = useText(conversationText)
  const { mutateAsync: rename } = useMutation(conversationMutations.rename(conversation.id))
  const form = useApiForm({
    defaultValues: { title: conversation.title },
    send: async ({ title }) => {
      await rename(title.trim())
      onClose()
    },
  })
  return (
    <FormDialog title={t('rename')} submit={t('save')} form={form} onClose={onClose}>
      <TextField
        label={t('title')}
        maxLength={conversationChangeLimits.title.maxLength}
        error={form.errorOf('title')}
        {...form.register('title', { validate: (title) => title.trim() !== '' || t('titleRequired') })}
      />
    </FormDialog>
  )
}

/** The name on the screen, in page titles and in e-mails. It is a working name: change it here. */
export const productName = 'Yardhand'

/** The specification's default assistant. */
export const defaultAssistantName = 'Bob'

/** The room that follows the answers of a conversation. */
export const conversationRoom = (id: string) => `conversation:${id}`

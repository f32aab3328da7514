export const conversationRoom = (id: string) => `conversation:${id}`

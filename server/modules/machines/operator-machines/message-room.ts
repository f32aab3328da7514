/** The room that receives each message about an operator's machine. */
export const operatorMachineRoom = (id: string) => `operator-machine:${id}`

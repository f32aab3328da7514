/** What operators, renters and mechanics say in Spanish of brakes and steering and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayBrakes = `
purgar frenos, sangrar frenos, ligar frenos, purgar sistema de frenos > purga de frenos, purgar aire, sangrar
pedal largo, pedal al piso, pedal al fondo, pedal se hunde, hay que bombear, hay que bombear freno, bombear pedal, freno gomoso, freno chicloso, pedal chicloso, freno blando > purga de frenos, pedal de freno, aire en frenos
pedal duro, pedal de piedra, freno duro, pedal tieso, freno tieso > pedal de freno, frenos
frena poco, frena feo, no agarra bien freno, casi no frena, frenos malos, frenos gastados, frenos flojos, se alargan frenos, freno largo, le falta freno, no coge freno > frenos, desgaste de frenos, brakes weak
jala al frenar, se va al frenar, frena disparejo, frena de lado, tira al frenar > frenos, frenado desigual, brakes pull to one side
freno manual, maneta de freno > freno de estacionamiento
enganchar freno, aplicar freno, activar freno, echar mano > aplicar freno de estacionamiento, freno de estacionamiento, apply parking brake
sacar freno, desactivar freno, quitar parqueo, soltar parqueo, soltar parking > soltar freno de estacionamiento, freno de estacionamiento, release parking brake
se rueda, se rueda sola, se va rodando, se va de bajada, no aguanta en bajada, no sostiene en bajada, se corre en bajada, se va cuesta abajo > freno de estacionamiento, freno no retiene
balatas acabadas, pastillas acabadas, pastillas gastadas, se acabaron balatas, se acabaron pastillas, fierro con fierro, discos rayados > pastillas de freno, desgaste de frenos
aceite de frenos, dot 4, dot 3, hidraulico de frenos > liquido de frenos
cana de direccion, guiadera > volante de direccion, volante
se endurece direccion, direccion tiesa, esta dura direccion, pesa direccion, cuesta girar volante, volante tieso, timon pesado, cuesta voltear, cuesta doblar > direccion pesada, direccion, steering heavy
juego en direccion, volante con juego, volante flojo, direccion floja, timon con juego, anda bailando direccion > juego de direccion, holgura, steering play
no dobla, no vira, no gira direccion, se quedo sin direccion, perdio direccion > fallo de direccion, direccion, steering failure
se quiebra en medio, se dobla en medio, union del medio, union de en medio, rotula central, codo del medio, bisagra del medio > articulacion central, articulacion
barra de transporte, trabar articulacion, seguro del medio, trancar articulacion, poner barra articulacion, poner seguro articulacion > bloqueo de articulacion, articulacion
`

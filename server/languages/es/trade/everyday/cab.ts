/** What operators, renters and mechanics say in Spanish of the cab, its controls and its climate and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayCab = `
subir asiento, bajar asiento, mover asiento, correr asiento, acercar asiento, echar asiento, graduar asiento, acomodar asiento, arrimar asiento, asiento duro, asiento bajo, asiento se baja, regular asiento, asiento muy atras, no llego a pedales, no alcanzo pedales > ajuste del asiento, asiento del operador, adjust seat, seat adjustment
ponerse cinto, abrochar cinto > abrocharse cinturon, cinturon de seguridad
cinto roto > cinturon de seguridad
frio en cabina, aire frio, aircon, poner aire, prender aire > aire acondicionado
clima no jala, no echa frio, no sale aire frio, echa caliente, tira caliente, aire sale caliente, hace calor en cabina, aire no tira frio, no tira frio > aire acondicionado, gas refrigerante
echar gas, recargar gas, recargar aire, ponerle gas al aire, gas de aire, echar gas al aire > gas refrigerante, carga de gas
calefa, calefon, aire caliente, hace frio en cabina, no tira caliente > calefaccion
quitar vaho, vaho, escarcha en vidrio, hielo en vidrio, cristal empanado > desempanador, parabrisas
chorritos, limpia parabrisas, agua de parabrisas, agua del parabrisas, liquido de limpiaparabrisas > lavaparabrisas, limpiaparabrisas
gomas de parabrisas > limpiaparabrisas, escobilla limpiaparabrisas
vidrio roto, cristal roto, luna rota, vidrio estrellado, cristal estrellado, vidrio rajado > ventana, parabrisas
abrir vidrio, subir vidrio, subir parabrisas, levantar vidrio, abrir cristal, abrir luna, subir luna, levantar parabrisas > ventana delantera, abrir ventana, front window
palanquitas, bastones, monomando, manetas > palanca de mando, palanca de control
cambiar mandos, patron de mandos, cambiar palancas, mandos al reves, palancas al reves, control al reves, estilo retro, mandos cambiados > patron de control, cambiar patron, control pattern
cajuela, gaveta, compartimiento, portaobjetos > compartimento, caja de herramientas, storage compartment
escalerita, pisadera > peldano, estribo, peldanos
manillas, agarrador > asidero, pasamanos
salir por atras, romper cristal, martillito, martillo de emergencia, ventana de escape, salida trasera > salida de emergencia
`

/** What operators, renters and mechanics say of electrics, lamps and displays and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayElectrics = `
electrickery, sparky stuff > electrical system, electricity
stone dead, dead as doornail, nothing lights up, no lights on dash, dash dead, dash dark, nothing comes on, lifeless > battery flat, no electrical power, battery switch
battery knackered, battery shot, battery toast, battery had, battery dud, bad battery, weak battery, tired battery, battery wont hold, battery no good, dud battery > battery discharged, battery, charge battery
give boost, give jump, jump box, jump pack, booster pack, boost pack, jump other machine, jump from truck, jump from pickup, leads on, jumper pack > jump start, jumper cables, booster battery
which lead first, which clamp first, black or red first, red first, black first, which way round leads, where clamp goes, where black clamp, where red clamp > jump start, negative, positive, connection order
top up on charger, charge up, stick on charge, put charger on, hook charger, give charge, juice battery > charge battery, battery charger
kill switch, battery kill, battery key, big switch, turn off power, cut off switch, power cut off, main power switch, cutoff switch > battery switch, battery disconnect switch
pull battery, yank battery, lift battery out, battery out, pull cables, take leads off, take terminals off, pull terminals, pull negative, take earth off, pull ground > disconnect battery, negative cable, remove battery
green stuff on battery, white powder battery, furry terminals, crusty terminals, corroded posts, fuzzy battery, crud on terminals, corroded terminals > battery terminals, clean terminals, corrosion
fuse lid, fuse door, fuse cover, fuse compartment > fuse box, fuses, fuse
popped fuse, fuse melted, eats fuses, fuse let go, burnt fuse, burned out fuse, keeps popping > fuse blown, short circuit
fuse for lights, fuse for horn, fuse for wipers, fuse for radio, fuse for ac, fuse for heater, fuse for starter, fuse for socket > fuse, fuse table, fuse assignment
trip switch > circuit breaker
gone dim, light flutter, headlights dim, dull lights > lamp, voltage, alternator
head lights, brights, spotties, work beams, lamp out, bulb gone, bulb blown, globe blown, blown bulb, bulb popped > lamp, bulb, work lamp
winkers, four ways > turn signal, hazard lights, direction indicator
flashing light on roof, bubble gum light, cherry light, whirly light, roof flasher, twirly light, spinning light, orange light on top, amber on top, party light > beacon, rotating beacon
backup beeper, beep beep, squawker, bleeper, backing beeper, white noise alarm > back up alarm, travel alarm, reverse alarm
honker, toot, beep horn, blow horn, hit horn, honk, tooter, beep at > horn, sound horn
dummy light, light on dash, bulb on dash, trouble light, little light, light came on, light pops up, light pops on, light on panel, light wont go out > warning lamp, indicator lamp
all lights on dash, every light on, all lights flashing > warning lamps, indicator lamps
readout, tv screen, little screen, tablet, ipad, telly > display, monitor, instrument panel
throws codes, spits out code, chucks code, flashing code, giving code, coming up code, code came up, got code, showing code, number on screen, message on screen > fault code, error code, display
wipe codes, clear codes, get rid of light, kill light, make light go off, turn light off, get light out, put light out, turn off warning > reset, clear fault code, warning lamp
brain box, puter > controller, control unit
clocking up hours, hours on clock, how many hours on, clock hours, hours on machine, hobbs meter > hour meter, operating hours
gauge stuck, needle dead, needle wont move, gauge doesnt move, gauge reads nothing, needle dropped, gauge wrong, gauge lying > gauge does not work, sensor
chewed wires, mice ate, rats ate, rubbed wire, bare wire, pinched wire, broken wire, wire came off, wire fell off, wire hanging, loose wire, dangling wire, wire melted, burnt wire, melted wires > wiring damage, wiring harness, short circuit
bad ground, bad earth, frame ground > ground cable, ground connection
alternator shot, alternator gone, alternator not putting out, not putting out charge, not kicking out, wont charge, red battery > alternator, charging, charge lamp
click click, just click, machine gun click, rattles when start, clicking noise, tick tick tick > starter clicks, battery low, starter relay
phone plug, cigar lighter, charge phone, plug phone in, usb plug, cigarette plug, power point, 12 volt plug > power outlet, socket
hook up scanner, plug in laptop, plug laptop, scan tool, code reader, plug in computer > diagnostic connector
`

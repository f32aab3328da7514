/** How people speak of electrics, lights, the cab and its comforts and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const cabSpeech = `
juice, power supply, electric power, electrical power, electricity
electrical system, electrics, wiring, electric circuit, on board electrics
wiring loom, wire harness, loom, wiring harness, cable loom
connector plug, pin connector, plug connector, deutsch connector, electrical connector
battery box, battery compartment, battery tray, battery bay
battery post, battery terminal, battery clamp, pole of battery, battery lug
battery acid, electrolyte, battery water, acid level, battery fluid
battery switch, battery isolator, main switch battery, battery disconnect switch, master switch, isolator, battery cutoff, battery master
ground strap, earth strap, ground cable, earth cable, bonding strap, earth lead
starter, electric starter, starting motor
starter solenoid, starter relay, solenoid switch, starting relay
ignition, ignition switch, key switch, keyswitch, ignition lock, starter switch, start switch
ignition key, start key, machine key
immobiliser, immobilizer, anti theft, theft protection, anti theft device, starting lock
alternator, charging generator, charging dynamo
charge light, battery light, charging lamp, charge indicator lamp, alternator light, battery charge indicator
voltage regulator, regulator alternator, avr, automatic voltage regulator
fuse box, fuse panel, fuse block, fusebox, fuse board, fuse holder, fuse carrier
main fuse, fusible link, fuse link, mega fuse, high current fuse
relay box, relay board, relay panel, relay socket
fuse layout, fuse chart, fuse assignment, which fuse, fuse allocation, fuse list, fuse diagram
amp rating, fuse rating, amperage of fuse, fuse size, how many amps
wiring diagram, electrical diagram, electrical schematic, wire diagram, electrical drawing
hydraulic diagram, hydraulic schematic, hydraulic circuit diagram, hydraulic drawing
wire colour, wire color, colour code, color code, cable colour
sensor, sender, sending unit, transducer, pickup, probe, transmitter
pressure sensor, pressure transducer, pressure sender, pressure transmitter
speed sensor, rpm sensor, speed pickup, magnetic pickup, pulse sensor
limit switch, end switch, proximity switch, prox switch, position switch, proximity sensor
seat switch, seat contact, operator presence, seat sensor, dead man, deadman, operator presence switch
can bus, data bus, canbus, databus, can line
diagnostic plug, obd port, diagnostic connector, service plug, diagnostic socket, laptop port
lighter socket, cigarette lighter, power outlet, 12 volt socket, power socket, accessory socket
usb, usb port, phone charger
transformer, voltage converter, dc converter, 24 to 12 volt
inverter, vfd, variable frequency drive, frequency converter, drive inverter, frequency inverter, vsd
headlight, head light, front light, dipped beam
main beam, high beam, full beam
work light, floodlight, work lamp, flood light, spotlight, floodlamp
change bulb, replace bulb, bulb replacement, swap bulb
turn signal, indicator light, blinker, direction indicator, flasher, turn indicator
hazard lights, hazards, four way flashers, hazard flasher, hazard warning, warning flasher
beacon, rotating beacon, strobe, flashing beacon, amber beacon, rotating light, strobe light
brake light, stop light, stop lamp, brake lamp
tail light, rear light, tail lamp, rear lamp
reversing light, backup light, reverse lamp, back up lamp
interior light, dome light, cab light, courtesy light, cabin light
back up alarm, backup alarm, reversing alarm, reverse beeper, travel alarm, reverse buzzer, backing alarm
backup camera, rear view camera, reversing camera, rear camera
mirror, rear view mirror, wing mirror, side mirror, rearview mirror
wiper, windscreen wiper, windshield wiper, wiper blade, screen wiper
washer fluid, screen wash, windshield washer, washer reservoir, washer tank, windscreen washer, washer bottle
windshield, windscreen, front window, front glass, front screen
open front window, lift up windshield, slide up window, open windshield, raise front window, push up window
cab, cabin, operator compartment, driver cab, operator station, operator cab
canopy, roof, open cab, sun roof, rops canopy
tilt cab, cab tilt, tip up cab, cab jack
air con, ac system, air conditioning system, climate control, hvac
freon, ac gas, r134a, refrigerant gas
recharge ac, regas, charge refrigerant, refill air conditioning, fill air conditioning, top up freon
heater, heating, cab heater, cabin heater, heating system, warm air heater
diesel heater, parking heater, auxiliary heater, webasto, eberspacher, independent heater
fan speed, blower speed, blower switch, ventilation fan, blower setting
air vent, louver, louvre, air nozzle, ventilation outlet, air outlet cab
defroster, demister, windscreen heater, defrost, heated window, demisting
recirculate, recirculated air, recirculation mode, recirc, inside air
cab air filter, fresh air filter, ac filter, cab fresh air filter
recirculation filter, inner cab filter, recirculated air filter, inside air filter
operator seat, driver seat, chair, driving seat
air seat, air ride seat, air suspended seat, suspension seat, air suspension seat
weight adjustment, set seat weight, seat suspension adjustment, seat weight adjustment, weight setting seat
backrest, seat back, back rest, recline seat
armrest, arm rest, arm support, arm console
headrest, head rest, head restraint
radio, stereo, music, sound system
bluetooth, hands free, pair phone, handsfree
clock, time of day, set clock, set time, time setting, change time
language, change language, language setting, set language
change units, metric imperial, switch to metric, unit setting
brightness, screen brightness, dim screen, contrast, display brightness
password, pin code, access code, passcode, security code, login code
menu, settings menu, setup menu, settings screen, main menu
telematics, gps, tracking unit, remote monitoring, satellite tracking, fleet management
remote, remote control, radio remote, pendant, transmitter unit, wireless control, hand held control
joystick, stick control, control lever, operating lever, hand controller, pilot lever
trigger, thumb wheel, roller switch, thumbwheel, joystick button, roller on joystick
pedal, foot pedal, foot control, foot lever
travel lever, drive lever, travel pedal, track lever, steering lever
floor mat, rubber mat, cab mat
handrail, grab rail, handhold, grab handle, grab bar, hand rail, grab iron
ladder, footstep, boarding step, access ladder, stair
storage box, toolbox, tool box, stowage compartment, tool compartment, cubby
emergency exit, escape hatch, way out, emergency hammer, escape window
door lock, door catch, door latch, cab lock, door handle
tinted, sun visor, sun blind, roller blind, sunshade
fire extinguisher, extinguisher, fire bottle
first aid kit, first aid box, bandages, medical kit
`

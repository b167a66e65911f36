/** The full style sheet, in its order: layers and base, Mantine, then every part and section. The build filters it per page. */
import './base.css';
import './from-the-right.css';
import './print.css';
import './tones.css';
import './look.css';
import '@mantine/core/styles.layer.css';

/** Kind of a field, or its widget (schema/words.ts) → its input. */
import { ChoiceField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { DateField } from './DateField.tsx';
import { DaysField } from './DaysField.tsx';
import { EitherField } from './EitherField.tsx';
import { FactsField } from './FactsField.tsx';
import type { Views } from './FieldView.tsx';
import { IconField } from './IconField.tsx';
import { ImageField } from './ImageField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { NameField } from './NameField.tsx';
import { NumberField } from './NumberField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { OptionField } from './OptionField.tsx';
import { RecordField } from './RecordField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { RichTextField, TextField } from './TextField.tsx';
import { TicksField } from './TicksField.tsx';

export const views: Views = {
  text: TextField,
  richText: RichTextField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  icon: IconField,
  image: ImageField,
  link: LinkField,
  color: ColorField,
  object: ObjectField,
  list: ListField,
  record: RecordField,
  either: EitherField,
  ...{ date: DateField, name: NameField, collection: OptionField, criterion: OptionField, occurring: OptionField },
  ...{ days: DaysField, ticks: TicksField, facts: FactsField },
};

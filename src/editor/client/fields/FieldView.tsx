/** The input of a field, by its kind. */
import { type ComponentType, memo } from 'react';
import type { Field, NamedField } from '../../form/model.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { EitherField } from './EitherField.tsx';
import { IconField } from './IconField.tsx';
import { ImageField } from './ImageField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { RecordField } from './RecordField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { RichTextField, TextField } from './TextField.tsx';

export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  field: Field & { kind: Kind };
  /** The pointer of the value. */
  at: string;
  /** The fields of the object that it belongs to: a new key gets its place among theirs. */
  siblings?: readonly NamedField[] | undefined;
  /** Its title stands above it already. */
  isBare?: boolean | undefined;
}

const views: { [Kind in Field['kind']]: ComponentType<FieldProps<Kind>> } = {
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
};

export const FieldView = memo(function FieldView(props: FieldProps) {
  const View = views[props.field.kind] as ComponentType<FieldProps>;
  return <View {...props} />;
});

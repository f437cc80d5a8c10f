export { Note, type NoteProps } from './Note';

export { Modal, type ModalProps } from './overlays/modal';
export { ModalActions, type ModalActionsProps } from './overlays/modal-actions';
export { ConfirmModal, type ConfirmModalProps } from './overlays/confirm-modal';
export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from './overlays/action-menu';
export { OptionList, type OptionListProps } from './overlays/option-list';
export { Popover, type PopoverProps } from './overlays/popover';
export { Drawer, type DrawerProps } from './overlays/drawer';
export { NoticeStack, type NoticeItem, type NoticeStackProps } from './feedback/notice-stack';
